import { encode } from 'uqr';

export type QrPath = { readonly size: number; readonly path: string };

/** All dark modules of a code as one path, a row of neighbours as one stroke. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const strokes: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      strokes.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
    }
  }
  return { size, path: strokes.join('') };
}
