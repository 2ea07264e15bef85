import { useState } from 'preact/hooks';
import type { Opinion, Statement } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { Switch } from '@rudel/ui/fields';
import type { Drawing } from '../drawing.ts';
import { suspicionsIn } from '../logic/diary.ts';
import { dayWords } from '../words/day-words.ts';
import { Choices } from './choices.tsx';
import { composeWords } from './compose-words.ts';
import type { ComposeWords, Kind } from './compose-words.ts';
import { Findings } from './findings.tsx';
import { Reasons } from './reasons.tsx';
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

/** Puts a statement together: what, of which night, about whom, and why if that is to be said. The last tap says it. */
export function Composer({ drawing }: { readonly drawing: Drawing }) {
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const say = (what: Statement): void => {
    drawing.sheet.value = null;
    drawing.say(what);
  };
  return opinion === null ? (
    <Builder drawing={drawing} onSay={say} onAskWhy={setOpinion} />
  ) : (
    <Reasons drawing={drawing} opinion={opinion} onSay={say} onBack={() => setOpinion(null)} />
  );
}

type BuilderProps = {
  readonly drawing: Drawing;
  readonly onSay: (what: Statement) => void;
  readonly onAskWhy: (opinion: Opinion) => void;
};

function Builder({ drawing, onSay, onAskWhy }: BuilderProps) {
  const sayable = sayableIn(drawing);
  const [chosen, choose] = useState(() => withLastNight(sayable, beginningOf(drawing)));
  const [isReasoned, setReasoned] = useState(false);
  const words = composeWords[drawing.play.language.value];
  const way = wayFrom(sayable, chosen);
  const go = (...added: readonly Step[]): void => {
    const steps = withLastNight(sayable, [...chosen, ...added]);
    const next = wayFrom(sayable, steps);
    if (next?.kind !== 'statement') choose(steps);
    else if (isReasoned && isOpinion(next.what)) onAskWhy(next.what);
    else onSay(next.what);
  };
  if (way?.kind !== 'choices')
    return <p class="lupus-compose-none">{dayWords[drawing.play.language.value].talk.saidAll}</p>;
  if (chosen.length === 0)
    return (
      <div class="lupus-compose">
        <Kinds words={words} choices={way.choices} onChoose={go} />
      </div>
    );
  const Next = isFound(chosen, way.choices) ? Findings : Choices;
  return (
    <div class="lupus-compose">
      <h3>{questionOf(chosen, way.choices[0], drawing)}</h3>
      <Nights drawing={drawing} chosen={chosen} onChoose={choose} />
      <Next drawing={drawing} choices={notedFirst(drawing, chosen, way.choices)} onChoose={go} />
      {hasReasons(chosen) && <Switch label={words.sayWhy} on={isReasoned} onChange={setReasoned} />}
      <Button kind="plain" icon="back" onClick={() => choose([])}>
        {words.back}
      </Button>
    </div>
  );
}

const opinions: readonly (string | number | null | undefined)[] = ['suspect', 'trust', 'vote'];

const isOpinion = (what: Statement): what is Opinion => opinions.includes(what.kind);

/** An opinion is being put together: it can be said why. */
const hasReasons = ([first]: readonly Step[]): boolean => opinions.includes(first?.value);

/** What the seer saw is said with one tap: of whom, and what. */
const isFound = ([first]: readonly Step[], [next]: readonly Step[]): boolean =>
  first?.value === 'seer' && next?.kind === 'seat';

type NightsProps = {
  readonly drawing: Drawing;
  readonly chosen: readonly Step[];
  readonly onChoose: (steps: readonly Step[]) => void;
};

/** The nights that can be reported of, where there are several. */
function Nights({ drawing, chosen, onChoose }: NightsProps) {
  const [first, night] = chosen;
  if (first === undefined || night?.kind !== 'night' || chosen.length > 2) return null;
  const way = wayFrom(sayableIn(drawing), [first]);
  if (way?.kind !== 'choices' || way.choices.length < 2) return null;
  return (
    <div class="lupus-nights" role="group" aria-label={composeWords[drawing.play.language.value].whichNight}>
      {way.choices.map((step) => (
        <Button
          key={step.value}
          aria-pressed={step.value === night.value}
          onClick={() => onChoose([first, step])}
        >
          {drawing.words.value.night(Number(step.value))}
        </Button>
      ))}
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

/** Of several nights to report of it is the last one, until another is chosen. */
function withLastNight(sayable: readonly Statement[], chosen: readonly Step[]): readonly Step[] {
  const way = wayFrom(sayable, chosen);
  const nights = way?.kind === 'choices' ? way.choices.filter(({ kind }) => kind === 'night') : [];
  const last = nights.toSorted((one, other) => Number(one.value) - Number(other.value)).at(-1);
  return last === undefined ? chosen : [...chosen, last];
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
