/** What SQLite would not give back as it was: the end of a text in the middle of it, and halves of characters. */
const odd = /[\0\p{Surrogate}]/u;

/**
 * A text as it is kept: TEXT in UTF-8, or a BLOB in UTF-16 where SQLite could not give it back as it was.
 *
 * @param {string} text
 * @returns {string | Uint8Array}
 */
export const cellOf = (text) => (odd.test(text) ? Buffer.from(text, 'utf16le') : text);

/**
 * @param {string | Uint8Array} cell
 * @returns {string}
 */
export const textOf = (cell) => (typeof cell === 'string' ? cell : Buffer.from(cell).toString('utf16le'));

/**
 * How many bytes a text takes up as it is kept.
 *
 * @param {string | Uint8Array} cell
 * @returns {number}
 */
export const bytesIn = (cell) => (typeof cell === 'string' ? Buffer.byteLength(cell) : cell.byteLength);

/**
 * @param {string} text
 * @returns {number}
 */
export const bytesOf = (text) => bytesIn(cellOf(text));
