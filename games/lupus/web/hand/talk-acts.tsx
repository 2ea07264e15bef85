import { useEffect } from 'preact/hooks';
import { isAlive } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import type { IconName } from '@rudel/ui/icon';
import type { Drawing } from '../drawing.ts';
import type { Kind } from '../talk/compose-words.ts';
import { loadComposer } from '../talk/composer-sheet.tsx';

type ActsProps = { readonly drawing: Drawing };

/** What can be done while the village talks, or in one's defence: speak, and say that it is enough. */
export function TalkActs({ drawing }: ActsProps) {
  const { eye, shown } = drawing.view.value;
  const words = drawing.words.value.talk;
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

const quick: readonly { readonly kind: Kind & ('suspect' | 'trust'); readonly icon: IconName }[] = [
  { kind: 'suspect', icon: 'flag' },
  { kind: 'trust', icon: 'people' },
];

/** What is said most often needs two taps: what, and about whom. Everything else is put together. */
function Sayings({ drawing }: ActsProps) {
  const words = drawing.words.value.talk;
  const sayable = drawing.possible.value.flatMap((move) => (move.kind === 'say' ? [move.what.kind] : []));
  return (
    <>
      {quick.map(({ kind, icon }) => (
        <Button
          key={kind}
          icon={icon}
          class="lupus-say-quick"
          data-spot={`say-${kind}`}
          disabled={!sayable.includes(kind)}
          onClick={() => drawing.compose(kind)}
        >
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

function noteOf({ view, words }: Drawing, isGhost: boolean): string {
  const { eye, shown } = view.value;
  const { talk, vote } = words.value;
  if (isGhost) return talk.silent;
  if (eye !== 'table' && shown.phase === 'defence' && shown.turn === eye) return vote.yourDefence;
  return '';
}
