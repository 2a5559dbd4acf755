// Searching a page for words: what does not hold all of them is hidden, what does is marked.
const MARK = "found"; // the name of the highlight, which the page's style gives a colour

/** A text as one compares it: without accents, in small letters. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Show only those of the blocks that hold every word of a query, and how many those are; all where there is none. */
export function search(blocks: HTMLElement[], query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const holds = (block: HTMLElement) => {
    const text = plain(block.textContent ?? "");
    return words.every((word) => text.includes(word));
  };
  const found = blocks.filter(holds);
  for (const block of blocks) block.hidden = !found.includes(block);
  mark(words.length ? found : [], words);
  return found.filter((block) => !found.some((other) => other !== block && block.contains(other))).length;
}

/** Mark the words, in browsers that can. */
function mark(blocks: HTMLElement[], words: string[]): void {
  if (!CSS.highlights) return;
  const ranges = blocks.flatMap(textsOf).flatMap((text) => words.flatMap((word) => rangesOf(text, word)));
  CSS.highlights.set(MARK, new Highlight(...ranges));
}

function textsOf(block: HTMLElement): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Where a word is in a text; a text whose letters are not counted alike without accents is left unmarked. */
function rangesOf(text: Text, word: string): Range[] {
  const within = plain(text.data);
  if (within.length !== text.length) return [];
  const ranges: Range[] = [];
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length)) {
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    ranges.push(range);
  }
  return ranges;
}
