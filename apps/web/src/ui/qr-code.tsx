import './qr-code.css';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { useWords } from '../words/words.ts';
import { uiWords } from './ui-words.ts';

/** All dark modules of a code as one path, a row of neighbours as one stroke. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  const strokes: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      strokes.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
    }
  }
  return strokes.join('');
}

/** A QR code, always dark on light, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const words = useWords(uiWords);
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label ?? words.qr}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
