/** What has no form in UTF-8, or none that every reader takes for the same. */
const odd = /[\0\p{Surrogate}]/u;

/** Stands before a text in UTF-16: no text in UTF-8 begins with it. */
const utf16Mark = 0xff;

/** A text as it is kept: in UTF-8, or marked in UTF-16 where it has no other form. */
export const cellOf = (text: string): Buffer =>
  odd.test(text)
    ? Buffer.concat([Buffer.of(utf16Mark), Buffer.from(text, 'utf16le')])
    : Buffer.from(text, 'utf8');

export const textOf = (cell: Buffer): string =>
  cell[0] === utf16Mark ? cell.subarray(1).toString('utf16le') : cell.toString('utf8');

/** How many bytes a text counts for. */
export const bytesIn = (cell: Buffer): number =>
  cell[0] === utf16Mark ? cell.byteLength - 1 : cell.byteLength;
