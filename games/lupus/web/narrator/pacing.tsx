import { answering, narratorSeat, roleWords } from '@rudel/lupus/page';
import type { Move } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { paceWords } from './pace-words.ts';

/** What an opening would open, in words. */
function openingOf(drawing: Drawing): string {
  const { shown } = drawing.view.value;
  const pace = paceWords[drawing.play.language.value];
  const { names } = roleWords[drawing.play.language.value];
  if (shown.phase === 'call' && shown.call !== null) return pace.openCall(names[shown.call].name);
  if (shown.phase === 'talk') return pace.openTalk;
  if (shown.phase === 'vote') return pace.openVote;
  return shown.phase === 'verdict' ? pace.openVerdict : pace.open;
}

/** The pace of the story, for who tells it: opens what comes, closes what runs. */
export function Pacing({ drawing }: { readonly drawing: Drawing }) {
  const { eye, shown } = drawing.view.value;
  const pace = paceWords[drawing.play.language.value];
  const move = drawing.possible.value.find(({ kind }) => kind === 'open' || kind === 'close');
  const isNarrator = eye === narratorSeat(shown);
  return (
    <div class="lupus-pacing">
      {move?.kind === 'open' && (
        <Button kind="primary" icon="play" class="lupus-open" onClick={() => send(drawing, move)}>
          {openingOf(drawing)}
        </Button>
      )}
      {move?.kind === 'close' && (
        <Button icon="pause" class="lupus-close" onClick={() => close(drawing, move)}>
          {pace.close}
        </Button>
      )}
      {isNarrator && (
        <Button
          icon="pencil"
          onClick={() => {
            drawing.sheet.value = 'notes';
          }}
        >
          {pace.notes}
        </Button>
      )}
    </div>
  );
}

const send = (drawing: Drawing, move: Move): void => drawing.play.choice.commit(move);

/** What ends something for others asks first, unless all of them have answered. */
function close(drawing: Drawing, move: Move): void {
  const { answers, shown } = drawing.view.peek();
  const asked = answering(shown);
  const areAllIn = asked.length > 0 && asked.every((seat) => answers[seat] !== null);
  if (areAllIn) send(drawing, move);
  else drawing.propose(move);
}
