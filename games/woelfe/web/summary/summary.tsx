import './summary.css';
import { Summary as OneScreen } from '@rudel/ui/summary';
import { useWords } from '@rudel/ui/words';
import { kinds } from '@rudel/woelfe/page';
import type { Kind } from '@rudel/woelfe/page';
import { FlatDie } from '../dice/die.tsx';
import { Fir, GoblinHead } from '../dice/emblems.tsx';
import { summaryWords } from './summary-words.ts';

/** A die of which this face is up; its emblem before it was rolled. */
function Flat({ kind, face = null }: { readonly kind: Kind; readonly face?: number | null }) {
  return (
    <span class="woelfe-summary-die">
      <FlatDie kind={kind} face={face} />
    </span>
  );
}

/** Wölfe on one screen. */
export function Summary() {
  const words = useWords(summaryWords);
  const pictures = [
    <>
      <Flat kind="P" face={4} />
      <Flat kind="G" face={2} />
    </>,
    <>
      <Flat kind="H" />
      <svg viewBox="0 0 100 100" width="38" height="38" fill="currentColor">
        <Fir />
      </svg>
    </>,
    <>
      <Flat kind="W" />
      <Flat kind="B" />
    </>,
    <svg key="goblin" viewBox="0 0 100 100" width="52" height="52" fill="currentColor">
      <GoblinHead />
    </svg>,
  ];
  return (
    <OneScreen
      steps={words.steps.map((step, nth) => ({ ...step, picture: pictures[nth] ?? <Fir /> }))}
      legend={words.legend}
      entries={kinds.map((kind) => ({ picture: <Flat kind={kind} />, ...words.dice[kind] }))}
    />
  );
}
