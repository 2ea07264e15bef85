import './result-head.css';
import './result-screen.css';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Eye, NameOf, Outcome } from '@rudel/kernel';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language, motion } from '@rudel/ui/settings';
import { listed, useWords } from '@rudel/ui/words';
import { GamePicture } from '../../shell/game-picture.tsx';
import type { Desk } from '../desk.ts';
import { Celebration } from './celebration.tsx';
import { placingsOf } from './placing.ts';
import type { Placing } from './placing.ts';
import { Ranking } from './ranking.tsx';
import { resultWords } from './result-words.ts';
import type { ResultWords } from './result-words.ts';

type Outcomed = {
  readonly desk: Desk;
  readonly outcome: Outcome;
  readonly eye: Eye;
  readonly nameOf: NameOf;
};

export type ResultHeadProps = Outcomed & {
  readonly picture: RefObject<HTMLDivElement | null>;
};

type Placed = {
  readonly headline: string;
  /** The same to people who were not there. */
  readonly toOthers: string;
  readonly placings: readonly Placing[];
};

/** How a match came out, in one line: the side that has won where the game names one, else who has. */
function headlineOf({ desk, outcome, eye, nameOf }: Outcomed, words: ResultWords): string {
  const view = desk.session.match.value?.view;
  const side = view === undefined ? null : desk.ui.ending?.sideIn?.(view, language.value);
  if (side !== null && side !== undefined) return side;
  const { winners } = outcome;
  if (winners.length === 0) return words.draw;
  const others = winners.filter((seat) => seat !== eye).map(nameOf);
  if (others.length === winners.length) return words.wins(listed(others), others.length > 1);
  return others.length === 0 ? words.youWin : words.weWin(listed(others));
}

/** Whether a game counts how far everybody has come: only then there are places. */
function isCounted({ session, ui }: Desk): boolean {
  const view = session.match.value?.view;
  return view !== undefined && ui.score.progressOf(view).length > 0;
}

export function usePlaced(props: Outcomed): Placed {
  const { desk, outcome } = props;
  const words = useWords(resultWords);
  const seats = desk.table.seats.length;
  const placings = useMemo(
    () => (isCounted(desk) ? placingsOf(desk.ui.score.teamsOf(seats), outcome) : []),
    [desk.ui, outcome, seats],
  );
  const toOthers = headlineOf({ ...props, eye: 'table' }, words);
  return { headline: headlineOf(props, words), toOthers, placings };
}

/** What it means to the reader: their place, or whether their side has won. */
function ownLine(
  { outcome, eye }: ResultHeadProps,
  placings: readonly Placing[],
  words: ResultWords,
): string {
  if (eye === 'table') return words.title;
  const own = placings.find(({ seats }) => seats.includes(eye));
  if (own !== undefined) return words.place(own.place, placings.length);
  return outcome.winners.includes(eye) ? words.sideWon : words.sideLost;
}

/** The picture, who has won, and one's own place: what is seen of a result at first sight. */
export function ResultHead(props: ResultHeadProps & { readonly placed: Placed }) {
  const { desk, outcome, eye, nameOf, picture, placed } = props;
  const words = useWords(resultWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isFestive = eye === 'table' || outcome.winners.includes(eye);
  const { takenBack = 0, playsOn = false } = desk.table;
  const crowd = outcome.winners.length > 4;
  return (
    <header class="result-head">
      <div class="result-picture" ref={picture} aria-hidden="true">
        <GamePicture game={desk.ui.game.id} />
      </div>
      {isFestive && motion.value === 'full' && <Celebration seats={outcome.winners} />}
      <div class="result-winners" data-crowd={crowd}>
        {outcome.winners.map((seat) => (
          <SeatBadge key={seat} seat={seat} size={crowd ? 40 : 72} label="" />
        ))}
      </div>
      <h2 class="result-headline" tabindex={-1} ref={heading}>
        {placed.headline}
      </h2>
      <p class="result-own">{ownLine(props, placed.placings, words)}</p>
      {(takenBack > 0 || playsOn) && (
        <p class="result-practice">
          <Icon name="undo" size={16} />
          {playsOn ? words.playedOn : words.practice(takenBack)}
        </p>
      )}
      <Ranking desk={desk} placings={placed.placings} eye={eye} nameOf={nameOf} />
    </header>
  );
}
