import './narrator.css';
import { answering } from '@rudel/lupus/page';
import { listed } from '@rudel/ui/words';
import { Suspects } from '../board/suspects.tsx';
import type { Drawing } from '../drawing.ts';
import { hasSuspects } from '../logic/has-suspects.ts';
import { timeOf } from '../logic/time-of.ts';
import { Calls } from '../night/calls.tsx';
import { TalkFeed } from '../talk/talk-feed.tsx';
import { narratorWords } from './narrator-words.ts';
import { Called, Deeds } from './night-deeds.tsx';
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
