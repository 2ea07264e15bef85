import { Fragment } from 'preact';
import type { Seat } from '@rudel/kernel';
import { lupusPage, saidBy } from '@rudel/lupus/page';
import type { Move } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { seatState } from '../logic/seat-state.ts';
import { seatTold } from '../logic/seat-told.ts';
import { SpokenLine } from '../talk/spoken-line.tsx';
import { aboutSeatWords } from './about-seat-words.ts';
import { tellingOf } from './seat-tile.tsx';

/** What is short enough to be said with one tap. */
const quick = ['suspect', 'trust', 'vote', 'ask'];

const isAbout = (move: Move, seat: Seat): boolean =>
  move.kind === 'say' && quick.includes(move.what.kind) && 'at' in move.what && move.what.at === seat;

/** The days on which something was said, the last one first. */
const daysOf = (said: readonly { readonly day: number }[]): readonly number[] =>
  [...new Set(said.map(({ day }) => day))].toReversed();

/** What can be said and done about somebody, and all that they have said. */
export function AboutSeat({ drawing, seat }: { readonly drawing: Drawing; readonly seat: Seat }) {
  const { view, legal, words, play } = drawing;
  const about = aboutSeatWords[play.language.value];
  const sayable = legal.value.filter((move) => isAbout(move, seat));
  const said = saidBy(view.value.shown, seat);
  const told = seatTold(seatState(view.value, seat), tellingOf(drawing, seat));
  const propose = (move: Move): void => {
    drawing.opened.value = null;
    if (move.kind === 'say') drawing.say(move.what);
    else drawing.propose(move);
  };
  return (
    <div class="lupus-seat-sheet">
      <p class="lupus-seat-told">
        <SeatBadge seat={seat} size={44} label="" />
        <span>{told.join(' · ')}</span>
      </p>
      {sayable.length > 0 && (
        <div class="lupus-quick">
          {sayable.map((move) => (
            <Button key={JSON.stringify(move)} onClick={() => propose(move)}>
              {quoted(drawing, move)}
            </Button>
          ))}
        </div>
      )}
      <OwnMark drawing={drawing} seat={seat} onMark={propose} />
      <section>
        <h3>{about.by(play.nameOf(seat))}</h3>
        {said.length === 0 && <p class="lupus-feed-empty">{about.silentSoFar(play.nameOf(seat))}</p>}
        {daysOf(said).map((day) => (
          <Fragment key={day}>
            <h4>{words.value.day(day)}</h4>
            <ol class="lupus-spoken-list">
              {said
                .filter((spoken) => spoken.day === day)
                .map((spoken) => (
                  <li key={spoken.number}>
                    <SpokenLine drawing={drawing} spoken={spoken} day={day} isAlone canEcho={false} />
                  </li>
                ))}
            </ol>
          </Fragment>
        ))}
      </section>
    </div>
  );
}

/** A statement as it will be read, without the word that it is said. */
const quoted = ({ play, view }: Drawing, move: Move): string =>
  lupusPage.words[play.language.value].move(move, view.value, play.nameOf).replace(/^[^“„«]*/u, '');

type OwnMarkProps = {
  readonly drawing: Drawing;
  readonly seat: Seat;
  readonly onMark: (move: Move) => void;
};

/** Suspecting somebody for oneself. */
function OwnMark({ drawing, seat, onMark }: OwnMarkProps) {
  const { eye, marks } = drawing.view.value;
  const words = aboutSeatWords[drawing.play.language.value];
  const own = eye === 'table' ? undefined : marks[eye];
  const name = drawing.play.nameOf(seat);
  if (own === undefined || own === '?') return null;
  if (own.at === seat) return <p class="lupus-mark">{words.marked(name)}</p>;
  const mark = drawing.legal.value.find((move) => move.kind === 'mark' && move.at === seat);
  if (mark === undefined) return null;
  return (
    <p class="lupus-mark">
      <Button onClick={() => onMark(mark)}>{words.mark(name)}</Button>
      <small>
        {words.markWhy} {words.marks(own.left)}
      </small>
    </p>
  );
}
