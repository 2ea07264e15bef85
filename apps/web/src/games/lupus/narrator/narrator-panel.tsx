import './narrator.css';
import type { Seat } from '@rudel/kernel';
import { answering, deedsIn, isAlive, playerSeats } from '@rudel/lupus/page';
import type { View } from '@rudel/lupus/page';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { listed } from '../../../words/words.ts';
import { Calls } from '../board/night-text.tsx';
import { Suspects } from '../board/suspects.tsx';
import type { Drawing } from '../drawing.ts';
import { characterOf } from '../logic/character-of.ts';
import { hasSuspects } from '../logic/has-suspects.ts';
import { timeOf } from '../logic/time-of.ts';
import { TalkFeed } from '../talk/talk-feed.tsx';
import { narratorWords } from './narrator-words.ts';
import { scriptOf } from './script.ts';

/** The screen of whoever tells the story: what to read out, who is called, where they point, and what came of it. */
export function NarratorPanel({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = narratorWords[drawing.play.language.value];
  const script = scriptOf(shown, drawing.play.language.value);
  const isNight = timeOf(shown) === 'night';
  return (
    <div class="lupus-narrator">
      {script !== '' && (
        <section class="lupus-script">
          <h3>{words.aloud}</h3>
          <p>{script}</p>
        </section>
      )}
      {isNight && shown.night > 0 && <Calls drawing={drawing} />}
      {shown.phase === 'call' && <Called drawing={drawing} />}
      <Missing drawing={drawing} />
      {isNight && <Deeds drawing={drawing} />}
      {!isNight && hasSuspects(shown) && <Suspects drawing={drawing} />}
      {!isNight && shown.days.length > 0 && <TalkFeed drawing={drawing} />}
    </div>
  );
}

const calledIn = (view: View): readonly Seat[] =>
  playerSeats(view.shown).filter(
    (seat) => isAlive(view.shown, seat) && characterOf(view, seat) === view.shown.call,
  );

/** Who is meant by the call that comes or runs, and where they point. */
function Called({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const words = narratorWords[drawing.play.language.value];
  const called = calledIn(view);
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

/** Who has not answered yet. */
function Missing({ drawing }: { readonly drawing: Drawing }) {
  const { shown, answers } = drawing.view.value;
  const words = narratorWords[drawing.play.language.value];
  const asked = answering(shown);
  if (asked.length === 0) return null;
  const missing = asked.filter((seat) => answers[seat] === null);
  return (
    <p class="lupus-missing">
      {missing.length === 0
        ? words.allIn
        : `${words.missing(missing.length)}: ${listed(missing.map(drawing.play.nameOf))}`}
    </p>
  );
}

/** What came of the calls of this night so far. */
function Deeds({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const words = drawing.words.value;
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
              {words.deed({ role, note, night, nameOf: drawing.play.nameOf })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
