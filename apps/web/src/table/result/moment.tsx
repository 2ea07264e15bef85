import type { AnyGlimpse, NameOf } from '@rudel/kernel';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Desk } from '../desk.ts';
import { resultWords } from './result-words.ts';

/** How a match went: what is most worth remembering, and the rest of the story. */
export type Told = { readonly moment: string | null; readonly rest: readonly string[] };

/** By what this device has noticed, or by the record where that tells more. A story begins with how it ended; its rarest line comes next. */
export function toldOf({ session, ui }: Desk, log: readonly AnyGlimpse[], nameOf: NameOf): Told {
  const own = session.log.value;
  const lines = ui.ending?.storyOf?.(own.length < log.length ? log : own, nameOf, language.value) ?? [];
  const moment = lines[1] ?? lines[0] ?? null;
  return { moment, rest: lines.filter((line) => line !== moment) };
}

/** What will be spoken of. */
export function BestMoment({ moment }: Pick<Told, 'moment'>) {
  const words = useWords(resultWords);
  if (moment === null) return null;
  return (
    <section class="result-moment">
      <span>{words.moment}</span>
      <p>{moment}</p>
    </section>
  );
}

/** The rest of how it went. */
export function Story({ rest }: Pick<Told, 'rest'>) {
  const words = useWords(resultWords);
  if (rest.length === 0) return null;
  return (
    <section class="result-part">
      <h3>{words.story}</h3>
      <ul class="result-story">
        {rest.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
