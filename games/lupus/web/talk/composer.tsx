import { useState } from 'preact/hooks';
import type { Statement } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { suspicionsIn } from '../logic/diary.ts';
import { Choices } from './choices.tsx';
import { composeWords } from './compose-words.ts';
import type { ComposeWords, Kind } from './compose-words.ts';
import { wayFrom } from './statement-path.ts';
import type { Step } from './statement-path.ts';

const sayableIn = ({ possible }: Drawing): readonly Statement[] =>
  possible.value.flatMap((move) => (move.kind === 'say' ? [move.what] : []));

/** What is asked next, in words. */
function questionOf(chosen: readonly Step[], next: Step | undefined, drawing: Drawing): string {
  const compose = composeWords[drawing.play.language.value];
  const [first] = chosen;
  if (first?.kind !== 'kind') return '';
  if (next?.kind === 'night') return compose.whichNight;
  const about = chosen.findLast((step) => step.kind === 'seat');
  if (next?.kind === 'finds' && about?.kind === 'seat' && about.value !== null)
    return compose.finding(drawing.play.nameOf(about.value));
  return compose.whom[first.value];
}

const beginningOf = ({ beginning }: Drawing): readonly Step[] => {
  const value = beginning.peek();
  return value === null ? [] : [{ kind: 'kind', value }];
};

/** Puts a statement together: what, of which night, about whom. The last tap says it. */
export function Composer({ drawing }: { readonly drawing: Drawing }) {
  const [chosen, choose] = useState<readonly Step[]>(() => beginningOf(drawing));
  const words = composeWords[drawing.play.language.value];
  const sayable = sayableIn(drawing);
  const way = wayFrom(sayable, chosen);
  const go = (step: Step): void => {
    const steps = withOnlyNights(sayable, [...chosen, step]);
    const next = wayFrom(sayable, steps);
    if (next?.kind !== 'statement') {
      choose(steps);
      return;
    }
    drawing.sheet.value = null;
    drawing.say(next.what);
  };
  if (way?.kind !== 'choices') return <p class="lupus-compose-none">{drawing.words.value.talk.saidAll}</p>;
  return (
    <div class="lupus-compose">
      {chosen.length === 0 ? (
        <Kinds words={words} choices={way.choices} onChoose={go} />
      ) : (
        <>
          <h3>{questionOf(chosen, way.choices[0], drawing)}</h3>
          <Choices drawing={drawing} choices={notedFirst(drawing, chosen, way.choices)} onChoose={go} />
          <Button kind="plain" icon="back" onClick={() => choose([])}>
            {words.back}
          </Button>
        </>
      )}
    </div>
  );
}

/** Whom one suspected last at night comes first where somebody is suspected: everybody has such a note. */
function notedFirst({ view }: Drawing, [first]: readonly Step[], choices: readonly Step[]): readonly Step[] {
  if (first?.value !== 'suspect') return choices;
  const noted = suspicionsIn(view.value)[0]?.seats.at(-1);
  const isNoted = ({ kind, value }: Step): boolean => kind === 'seat' && value === noted;
  return [...choices.filter(isNoted), ...choices.filter((step) => !isNoted(step))];
}

/** Where there is only one night to report of, it is not asked for. */
function withOnlyNights(sayable: readonly Statement[], chosen: readonly Step[]): readonly Step[] {
  const way = wayFrom(sayable, chosen);
  const only = way?.kind === 'choices' && way.choices.length === 1 ? way.choices[0] : undefined;
  return only?.kind === 'night' ? [...chosen, only] : chosen;
}

const groups: { readonly [G in keyof ComposeWords['groups']]: readonly Kind[] } = {
  opinion: ['suspect', 'trust', 'vote'],
  self: ['claim'],
  report: ['seer', 'medium', 'bodyguard'],
  ask: ['role', 'opinion'],
};

type KindsProps = {
  readonly words: ComposeWords;
  readonly choices: readonly Step[];
  readonly onChoose: (step: Step) => void;
};

function Kinds({ words, choices, onChoose }: KindsProps) {
  const isThere = (kind: Kind): boolean => choices.some(({ value }) => value === kind);
  return (
    <>
      {Object.entries(groups)
        .filter(([, kinds]) => kinds.some(isThere))
        .map(([group, kinds]) => (
          <section key={group}>
            <h3>{words.groups[group as keyof typeof groups]}</h3>
            <div class="lupus-kinds">
              {kinds.filter(isThere).map((kind) => (
                <Button key={kind} data-kind={kind} onClick={() => onChoose({ kind: 'kind', value: kind })}>
                  {words.kinds[kind]}
                </Button>
              ))}
            </div>
          </section>
        ))}
    </>
  );
}
