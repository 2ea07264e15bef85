import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isAlive } from '@rudel/lupus/page';
import type { Statement } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import type { Drawing } from '../drawing.ts';
import type { Kind } from '../talk/compose-words.ts';
import { loadComposer } from '../talk/composer-sheet.tsx';
import { pathOf } from '../talk/statement-path.ts';
import { dayWords } from '../words/day-words.ts';
import type { DayWords } from '../words/day-words.ts';

type ActsProps = { readonly drawing: Drawing };

/** What can be done while the village talks, or in one's defence: speak, and say that it is enough. */
export function TalkActs({ drawing }: ActsProps) {
  const { eye, shown } = drawing.view.value;
  const words = dayWords[drawing.play.language.value].talk;
  const possible = drawing.possible.value;
  useEffect(() => void loadComposer(), []);
  if (eye === 'table') return null;
  const end = possible.find(({ kind }) => kind === 'ready' || kind === 'done');
  const isGhost = !isAlive(shown, eye);
  const label = end?.kind === 'done' ? words.done : isGhost ? words.enough : words.ready;
  const note = noteOf(drawing, isGhost);
  return (
    <>
      {note !== '' && <p>{note}</p>}
      <div class="lupus-talk-acts">
        {!isGhost && <Sayings drawing={drawing} />}
        {end !== undefined && (
          <Button icon="check" class="lupus-ready" data-spot="ready" onClick={() => drawing.propose(end)}>
            {label}
          </Button>
        )}
      </div>
    </>
  );
}

const quick: readonly {
  readonly kind: Kind & keyof DayWords['talk']['quick'];
  readonly icon: JSX.Element;
}[] = [
  { kind: 'suspect', icon: <SignShape of="accused" size={20} /> },
  { kind: 'claim', icon: <SignShape of="welcome" size={20} /> },
  { kind: 'seer', icon: <Emblem of="seer" size={20} /> },
];

/** What a statement begins with, by its first word in the composer. */
const beginnings = (sayable: readonly Statement[]): readonly (string | number | null | undefined)[] =>
  sayable.map((what) => pathOf(what)[0]?.value);

/** What is said most often needs two taps: what, and about whom. Everything else is put together. */
function Sayings({ drawing }: ActsProps) {
  const words = dayWords[drawing.play.language.value].talk;
  const sayable = beginnings(
    drawing.possible.value.flatMap((move) => (move.kind === 'say' ? [move.what] : [])),
  );
  return (
    <>
      {quick.map(({ kind, icon }) => (
        <Button
          key={kind}
          class="lupus-say-quick"
          data-spot={`say-${kind}`}
          disabled={!sayable.includes(kind)}
          onClick={() => drawing.compose(kind)}
        >
          {icon}
          {words.quick[kind]}
        </Button>
      ))}
      <Button
        icon="chat"
        class="lupus-say"
        disabled={sayable.length === 0}
        onClick={() => drawing.compose(null)}
      >
        {words.more}
      </Button>
    </>
  );
}

function noteOf({ view, play }: Drawing, isGhost: boolean): string {
  const { eye, shown } = view.value;
  const { talk, vote } = dayWords[play.language.value];
  if (isGhost) return talk.silent;
  if (eye !== 'table' && shown.phase === 'defence' && shown.turn === eye) return vote.yourDefence;
  return '';
}
