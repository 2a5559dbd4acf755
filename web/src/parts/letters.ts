/** The letters of the longest word of a text: by so many its size is divided where it shall fit a narrow place unbroken. */
export const longest = (words: string): number => Math.max(...words.split(/[\s-]+/).map((word) => word.length));
