import './board.css';
import { useState } from 'preact/hooks';
import { hasSides, roundsOf, sizeOf } from '@rudel/woelfe/page';
import type { Kind, Shown, Trick } from '@rudel/woelfe/page';
import { arranged, nearestTo } from '../../../table/arrangement.ts';
import { Button } from '../../../ui/button.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Play } from '../../game-ui.ts';
import { DieHelp } from '../dice/die-help.tsx';
import { Emblem } from '../dice/emblems.tsx';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { Shot } from '../logic/shots.ts';
import { roundsIn, stillOf, toldOf } from '../logic/still.ts';
import type { WoelfeWords } from '../words.ts';
import { Catches } from './catches.tsx';
import { Clearing } from './clearing.tsx';
import { Race } from './race.tsx';
import { RoundSummary, sentenceOf } from './round-summary.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { TrickRow } from './trick-row.tsx';
import { useShots } from './use-shots.ts';

/** The middle of the table: the trick, what was caught, and how the last trick or round was decided. */
export function Board({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const [asked, setAsked] = useState<Kind | null>(null);
  const [isSheetOpen, openSheet] = useState(false);
  const view = drawing.view.value;
  const words = drawing.words.value;
  const { shown } = view;
  const shot = useShots(play);
  const { left, top, right } = arranged(play.eye, shown.seats, 'left');
  const common = { view, words, nameOf: play.nameOf };
  return (
    <div class="woelfe-board" role="group" aria-label={words.board}>
      <Clearing />
      <Catches {...common} seats={[...left, ...top, ...right.toReversed()]} />
      <header class="woelfe-head">
        <p>{whereAreWe(shown, words)}</p>
        <Race shown={shown} words={words} />
        <Button kind="plain" icon="list" onClick={() => openSheet(true)}>
          {words.score.open}
        </Button>
      </header>
      <Middle drawing={drawing} shot={shot} onAsk={setAsked} />
      <Verdict drawing={drawing} shot={shot} />
      <Catches {...common} seats={[nearestTo(play.eye)]} />
      <DieHelp kind={asked} words={words} onClose={() => setAsked(null)} />
      <ScoreSheet
        {...common}
        shown={shown}
        log={play.log?.value ?? []}
        isOpen={isSheetOpen}
        onClose={() => openSheet(false)}
      />
    </div>
  );
}

/** Round and trick. */
function whereAreWe(shown: Shown, words: WoelfeWords): string {
  const { seats, round, tricks } = shown;
  const size = sizeOf(round, seats);
  const rounds = hasSides(shown) ? null : roundsOf(seats);
  return `${words.round(round, rounds)} · ${words.trickOf(Math.min(size, tricks.length + 1), size)}`;
}

type MiddleProps = {
  readonly drawing: Drawing;
  readonly shot: Shot | null;
  readonly onAsk: (kind: Kind) => void;
};

function Middle({ drawing, shot, onAsk }: MiddleProps) {
  const { play } = drawing;
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const still = shot === null ? stillOf(shown) : ({ kind: 'trick', ...shot } as const);
  if (still.kind === 'trick') {
    const { trick, isTaken } = still;
    return <TrickRow drawing={drawing} trick={trick} isTaken={isTaken} shot={shot} onAsk={onAsk} />;
  }
  const told =
    still.kind === 'counted'
      ? roundsIn(play.log?.value ?? []).find(({ round }) => round === still.round)
      : undefined;
  if (told !== undefined)
    return <RoundSummary shown={shown} told={told} words={words} nameOf={play.nameOf} />;
  return (
    <div class="woelfe-opening">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Emblem kind="W" />
      </svg>
      <p>{hasSides(shown) ? words.opening.sides : words.opening.alone}</p>
    </div>
  );
}

/** The trick whose verdict is to be read: the one just taken, else the one before. */
function decidedTrick(
  shown: Shown,
  shot: Shot | null,
): { readonly trick: Trick; readonly isFresh: boolean } | null {
  if (shot?.isTaken === true) return { trick: shot.trick, isFresh: true };
  const trick = shown.tricks.at(-1);
  return trick === undefined ? null : { trick, isFresh: shot === null && shown.trick === null };
}

/** Why the last trick was won; quieter once the next one has begun. */
function Verdict({ drawing, shot }: Pick<MiddleProps, 'drawing' | 'shot'>) {
  const { shown } = drawing.view.value;
  const decided = decidedTrick(shown, shot);
  if (decided === null) return <p class="woelfe-verdict" />;
  const told = toldOf(decided.trick, shown.seats);
  return (
    <p class="woelfe-verdict" data-fresh={decided.isFresh}>
      <SeatBadge seat={told.winner} size={30} label="" />
      <span>{sentenceOf(told, drawing.play.nameOf)}</span>
    </p>
  );
}
