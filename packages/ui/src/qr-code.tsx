import './qr-code.css';
import { useEffect, useState } from 'preact/hooks';
import type { QrPath } from './qr-path.ts';
import { uiWords } from './ui-words.ts';
import { useWords } from './words.ts';

const blank: QrPath = { size: 33, path: '' };

/** A QR code, always dark on light, so that every camera reads it. What draws it comes when it is first needed. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const words = useWords(uiWords);
  const [{ size, path }, setCode] = useState(blank);
  useEffect(() => {
    void import('./qr-path.ts').then(({ qrPath }) => setCode(qrPath(text)));
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
