import { useEffect } from 'preact/hooks';
import { isAlive, statementsLeft } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { loadComposer } from '../talk/composer-sheet.tsx';

/** What can be done while the village talks, or in one's defence: speak, and say that it is enough. */
export function TalkActs({ drawing }: { readonly drawing: Drawing }) {
  const { eye, shown } = drawing.view.value;
  const words = drawing.words.value.talk;
  const possible = drawing.possible.value;
  useEffect(() => void loadComposer(), []);
  if (eye === 'table') return null;
  const end = possible.find(({ kind }) => kind === 'ready' || kind === 'done');
  const maySay = possible.some(({ kind }) => kind === 'say');
  const isGhost = !isAlive(shown, eye);
  const label = end?.kind === 'done' ? words.done : isGhost ? words.enough : words.ready;
  return (
    <>
      <p>{noteOf(drawing, isGhost)}</p>
      <div class="lupus-talk-acts">
        {!isGhost && (
          <Button
            icon="chat"
            class="lupus-say"
            disabled={!maySay}
            onClick={() => {
              drawing.sheet.value = 'compose';
            }}
          >
            {words.say}
          </Button>
        )}
        {end !== undefined && (
          <Button icon="check" class="lupus-ready" onClick={() => drawing.propose(end)}>
            {label}
          </Button>
        )}
      </div>
    </>
  );
}

function noteOf({ view, words }: Drawing, isGhost: boolean): string {
  const { eye, shown } = view.value;
  const { talk, vote } = words.value;
  if (isGhost) return talk.silent;
  if (eye === 'table' || (shown.phase === 'defence' && shown.turn !== eye)) return '';
  if (shown.phase === 'talk' && shown.ready.includes(eye)) return talk.saidAll;
  const left = talk.left(statementsLeft(shown, eye));
  return shown.phase === 'defence' ? `${vote.yourDefence} ${left}` : `${left} ${talk.readyIs}`;
}
