import '../faces.css';
import '../board/stones.css';
import type { Card } from '@rudel/dog/page';
import { Summary as OneScreen } from '@rudel/ui/summary';
import { useWords } from '@rudel/ui/words';
import { CardBack, CardFace } from '../board/card-face.tsx';
import { StoneShape } from '../board/stone.tsx';
import { summaryWords, told } from './summary-words.ts';

/** A card as wide as this many pixels. */
function Face({ card, width = 40 }: { readonly card: Card; readonly width?: number }) {
  return (
    <svg viewBox="0 0 60 90" width={width} height={width * 1.5}>
      <CardFace card={card} />
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 60 90" width="40" height="60">
      <CardBack />
    </svg>
  );
}

function Stone({ seat, isFresh = false }: { readonly seat: number; readonly isFresh?: boolean }) {
  return (
    <svg viewBox="-44 -44 88 88" width="44" height="44" text-anchor="middle">
      <StoneShape seat={seat} isFresh={isFresh} />
    </svg>
  );
}

/** A field or a place in the stall. */
function Hole({ seat = null }: { readonly seat?: number | null }) {
  return (
    <svg viewBox="-44 -44 88 88" width="20" height="20" text-anchor="middle">
      {seat === null ? <circle r="30" fill="currentColor" opacity="0.35" /> : <StoneShape seat={seat} />}
    </svg>
  );
}

/** Dog on one screen. */
export function Summary() {
  const words = useWords(summaryWords);
  const pictures = [
    <>
      <Back />
      <Face card="7" />
    </>,
    <>
      <Face card="K" />
      <Stone seat={0} isFresh />
    </>,
    <>
      <Stone seat={1} />
      <Stone seat={0} />
    </>,
    <>
      <Hole seat={0} />
      <Hole seat={0} />
      <Hole seat={0} />
      <Hole />
    </>,
  ];
  return (
    <OneScreen
      steps={words.steps.map((step, nth) => ({ ...step, picture: pictures[nth] ?? <Back /> }))}
      legend={words.legend}
      entries={told.map((card) => ({ picture: <Face card={card} width={30} />, ...words.cards[card] }))}
    />
  );
}
