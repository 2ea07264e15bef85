/** What SQLite would not give back as it was: the end of a text in the middle of it, and halves of characters. */
const odd = /[\0\p{Surrogate}]/u;

/** A text as it is kept: TEXT in UTF-8, or a BLOB in UTF-16 where SQLite could not give it back as it was. */
export const cellOf = (text: string): string | Uint8Array =>
  odd.test(text) ? Buffer.from(text, 'utf16le') : text;

export const textOf = (cell: string | Uint8Array): string =>
  typeof cell === 'string' ? cell : Buffer.from(cell).toString('utf16le');

/** How many bytes a text takes up as it is kept. */
export const bytesIn = (cell: string | Uint8Array): number =>
  typeof cell === 'string' ? Buffer.byteLength(cell) : cell.byteLength;

export const bytesOf = (text: string): number => bytesIn(cellOf(text));
