// What the cafe of a page keeps: rows in the browser's own database, in the order in which they were written.
const NAME = "dice-cafe";
const ROWS = "rows";

/** Rows that are kept. */
export interface Rows {
  all(): Promise<Uint8Array[]>;
  /** Keep rows, all or none; what is answered is on disk. */
  keep(rows: Uint8Array[]): Promise<void>;
  /** The same, in place of all that are there. */
  replace(rows: Uint8Array[]): Promise<void>;
}

/** Open the database, one page at a time: the one that was opened last, since neither knows what the other does. */
export async function openRows(ontaken: () => void): Promise<Rows> {
  await new Promise<void>((ours) => {
    const held = navigator.locks.request(NAME, { steal: true }, () => (ours(), new Promise(() => undefined)));
    held.catch(ontaken);
  });
  const database = await new Promise<IDBDatabase>((opened, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { autoIncrement: true });
    asked.onsuccess = () => opened(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  const write = (rows: Uint8Array[], anew: boolean) =>
    new Promise<void>((kept, failed) => {
      const writing = database.transaction(ROWS, "readwrite", { durability: "strict" });
      if (anew) writing.objectStore(ROWS).clear();
      for (const row of rows) writing.objectStore(ROWS).add(row);
      writing.oncomplete = () => kept();
      writing.onabort = () => failed(writing.error);
    });
  return {
    all: () =>
      new Promise((found, failed) => {
        const asked = database.transaction(ROWS).objectStore(ROWS).getAll() as IDBRequest<Uint8Array[]>;
        asked.onsuccess = () => found(asked.result);
        asked.onerror = () => failed(asked.error);
      }),
    keep: (rows) => write(rows, false),
    replace: (rows) => write(rows, true),
  };
}
