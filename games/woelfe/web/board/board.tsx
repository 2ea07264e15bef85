import './board.css';
import './catches.css';
import './trick.css';
import './rounds.css';
import './unmasking.css';
import './low.css';
import './screens.css';
import { useState } from 'preact/hooks';
import { arranged, nearestTo } from '@rudel/ui/arrangement';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { hasSides } from '@rudel/woelfe/page';
import type { GlimpseOf, Kind } from '@rudel/woelfe/page';
import { DieHelp } from '../dice/die-help.tsx';
import { Emblem } from '../dice/emblems.tsx';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { useHolding } from '../holding.ts';
import { countedIn } from '../logic/counted.ts';
import type { Counted } from '../logic/counted.ts';
import type { Shot } from '../logic/shots.ts';
import { roundsIn, stillOf, toldOf } from '../logic/still.ts';
import type { RoundTold } from '../logic/still.ts';
import type { Play } from '../play.ts';
import { Catches } from './catches.tsx';
import { Clearing } from './clearing.tsx';
import { Head } from './head.tsx';
import { RoundSummary, sentenceOf } from './round-summary.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { TrickRow } from './trick-row.tsx';
import { Unmasking } from './unmasking.tsx';
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
  useHolding(play, drawing.holding);
  const { left, top, right } = arranged(play.eye, shown.seats, 'left');
  const common = { view, words, nameOf: play.nameOf };
  return (
    <div class="woelfe-board" role="group" aria-label={words.board}>
      <Clearing />
      <Catches {...common} seats={[...left, ...top, ...right.toReversed()]} />
      <Head
        drawing={drawing}
        counted={roundToRead(drawing, shot)?.told.round ?? null}
        onScore={() => openSheet(true)}
      />
      <Middle drawing={drawing} shot={shot} onAsk={setAsked} />
      <Verdict drawing={drawing} shot={shot} />
      {shot?.unmasked && <Unmasking hunters={shot.unmasked} drawing={drawing} />}
      <Catches {...common} seats={[nearestTo(play.eye)]} />
      <DieHelp kind={asked} words={words} onClose={() => setAsked(null)} />
      <ScoreSheet
        {...common}
        shown={shown}
        log={play.match.log.value ?? []}
        isOpen={isSheetOpen}
        onClose={() => openSheet(false)}
      />
    </div>
  );
}

type MiddleProps = {
  readonly drawing: Drawing;
  readonly shot: Shot | null;
  readonly onAsk: (kind: Kind) => void;
};

/** The round that was counted last, where no trick of the next one lies on the table. */
function roundJustCounted({ play, view }: Drawing): RoundTold | null {
  const still = stillOf(view.value.shown);
  if (still.kind !== 'counted') return null;
  return roundsIn(play.match.log.value ?? []).find(({ round }) => round === still.round) ?? null;
}

/** The round that is to be read now, before anything else. In a replay and after the match it stays. */
function roundToRead(drawing: Drawing, shot: Shot | null): Counted | null {
  const { play, holding, view } = drawing;
  if (holding.held.value !== null) return holding.held.value;
  if (shot !== null) return shot.isCounted ? countedIn(play.stage.scene.value) : null;
  const { shown } = view.value;
  const stays = play.vantage.kind === 'replay' || shown.phase === 'over';
  const told = stays ? roundJustCounted(drawing) : null;
  return told && { told, shown };
}

function Middle({ drawing, shot, onAsk }: MiddleProps) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const { nameOf } = drawing.play;
  const counted = roundToRead(drawing, shot);
  if (counted !== null)
    return <RoundSummary {...counted} words={words} nameOf={nameOf} onTap={drawing.holding.goOn} />;
  const still = shot === null ? stillOf(shown) : ({ kind: 'trick', ...shot } as const);
  if (still.kind === 'trick') {
    const { trick, isTaken } = still;
    return <TrickRow drawing={drawing} trick={trick} isTaken={isTaken} shot={shot} onAsk={onAsk} />;
  }
  return (
    <div class="woelfe-opening">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Emblem kind="W" />
      </svg>
      <p>{openingOf(drawing)}</p>
    </div>
  );
}

function openingOf({ view, words, play }: Drawing): string {
  const { shown } = view.value;
  const { opening } = words.value;
  if (!hasSides(shown)) return opening.alone;
  return shown.double === null ? opening.sides : opening.double(play.nameOf(shown.double));
}

type Decided = { readonly told: GlimpseOf<'trick'>; readonly isFresh: boolean };

/** The trick whose verdict is to be read: the one just taken, else the one before. */
function decidedTrick(drawing: Drawing, shot: Shot | null): Decided | null {
  const { shown } = drawing.view.value;
  const counted = roundToRead(drawing, shot)?.told.last ?? null;
  if (counted !== null) return { told: counted, isFresh: false };
  if (shot?.isTaken === true) return { told: toldOf(shot.trick, shown.seats), isFresh: true };
  const trick = shown.tricks.at(-1);
  if (trick !== undefined)
    return { told: toldOf(trick, shown.seats), isFresh: shot === null && shown.trick === null };
  const told = roundJustCounted(drawing)?.last ?? null;
  return told === null ? null : { told, isFresh: false };
}

/** Why the last trick was won; quieter once something else has begun. */
function Verdict({ drawing, shot }: Pick<MiddleProps, 'drawing' | 'shot'>) {
  const decided = decidedTrick(drawing, shot);
  if (decided === null) return <p class="woelfe-verdict" />;
  const { told, isFresh } = decided;
  return (
    <p class="woelfe-verdict" data-fresh={isFresh}>
      <SeatBadge seat={told.winner} size={30} label="" />
      <span>
        {!isFresh && `${drawing.words.value.lastTrick} `}
        {sentenceOf(told, drawing.play.nameOf, drawing.play.eye)}
      </span>
    </p>
  );
}
