// Catalogues as Fluent reads them, with the functions that they may call.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type Scope } from "@fluent/bundle";

type Named = Record<string, FluentValue>;

/** A list within a message: `a, b and c`, or with LIST($them, type: "disjunction") `a, b or c`. */
export class Row extends FluentType<string[]> {
  constructor(
    items: string[],
    readonly type: Intl.ListFormatType = "conjunction",
  ) {
    super(items);
  }

  toString({ bundle }: Scope): string {
    return listing(bundle.locales.join(), this.type).format(this.value);
  }
}

const listings = new Map<string, Intl.ListFormat>();

function listing(language: string, type: Intl.ListFormatType): Intl.ListFormat {
  const name = `${language} ${type}`;
  const made = listings.get(name) ?? new Intl.ListFormat(language, { type });
  listings.set(name, made);
  return made;
}

const LIST = ([row]: FluentValue[], { type = "conjunction" }: Named): FluentValue =>
  new Row((row as Row).value, String(type) as Intl.ListFormatType);

/** Fluent's own NUMBER leaves `style` to programs; here a catalogue decides what is a percentage, as it may in Python. */
const NUMBER = ([number]: FluentValue[], how: Named): FluentValue =>
  number instanceof FluentNumber ? new FluentNumber(number.value, { ...number.opts, ...options(how) }) : number!;

const options = (how: Named): Intl.NumberFormatOptions =>
  Object.fromEntries(Object.entries(how).map(([name, value]) => [name, value.valueOf()]));

/** A catalogue of a language, from the text of its file. */
export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { functions: { LIST, NUMBER }, useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
