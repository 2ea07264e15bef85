import './narrator.css';
import type { Seat } from '@rudel/kernel';
import { deedsIn, isAlive, playerSeats } from '@rudel/lupus/page';
import type { View } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { characterOf } from '../logic/character-of.ts';
import { deedWords } from '../words/deeds.ts';
import { narratorWords } from './narrator-words.ts';

/** The choices of a night as nobody saw them then: for who looks at a finished match with all eyes at once. */
export function NightDeeds({ drawing }: { readonly drawing: Drawing }) {
  return (
    <div class="lupus-night-deeds">
      {drawing.view.value.shown.phase === 'call' && <Called drawing={drawing} />}
      <Deeds drawing={drawing} />
    </div>
  );
}

const calledIn = (view: View): readonly Seat[] =>
  playerSeats(view.shown).filter(
    (seat) => isAlive(view.shown, seat) && characterOf(view, seat) === view.shown.call,
  );

/** Who is meant by the call that comes or runs, and where they point. */
export function Called({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const words = narratorWords[drawing.play.language.value];
  const called = calledIn(view);
  if (called.length === 0 && drawing.play.vantage.kind === 'replay') return null;
  return (
    <section class="lupus-called">
      <h3>{words.called}</h3>
      {called.length === 0 && <p>{words.nobody}</p>}
      <ul>
        {called.map((seat) => {
          const answer = view.answers[seat] ?? null;
          const isIn = answer !== null && answer !== '?';
          return (
            <li key={seat}>
              <SeatBadge seat={seat} size={26} label="" />
              <bdi>{drawing.play.nameOf(seat)}</bdi>
              {view.shown.isOpen && (
                <span>{isIn ? words.pointedAt(drawing.play.nameOf(answer.at)) : words.thinking}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What came of the calls of this night so far. */
export function Deeds({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const deeds = deedsIn(view).filter(({ night }) => night === view.shown.night);
  if (deeds.length === 0) return null;
  return (
    <section class="lupus-deeds">
      <h3>{narratorWords[drawing.play.language.value].deeds}</h3>
      <ul>
        {deeds.map(({ seat, role, note, night }) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={22} label="" />
            <span>
              <bdi>{drawing.play.nameOf(seat)}</bdi>:{' '}
              {deedWords[drawing.play.language.value]({ role, note, night, nameOf: drawing.play.nameOf })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
