import './reveal.css';
import { useEffect } from 'preact/hooks';
import '@rudel/ui/scroll-fade.css';
import { Button } from '@rudel/ui/button';
import { listOf, placesOf } from '@rudel/woof/page';
import type { CardPlace } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import type { TurnedUp } from '../logic/turned-up.ts';
import { PlaceRevealed } from './place-revealed.tsx';
import { RevealShow } from './reveal-show.tsx';

type RoundRevealProps = { readonly drawing: Drawing; readonly turnedUp: TurnedUp };

/** How long a screen in the room shows it. */
const forTheRoom = 12_000;

/** A round turned up: first step by step, then everything at once until it is put away. */
export function RoundReveal({ drawing, turnedUp }: RoundRevealProps) {
  const { play, shownRound } = drawing;
  const { round, isLast, isMoving } = turnedUp;
  const showAll = (): void => {
    shownRound.value = round;
    if (!isLast) play.stage.sceneDone();
  };
  return isMoving ? (
    <RevealShow drawing={drawing} turnedUp={turnedUp} onDone={showAll} />
  ) : (
    <Outcome drawing={drawing} turnedUp={turnedUp} />
  );
}

/** One's own place first, then the others clockwise. */
function placesFrom({ play, view }: Drawing): readonly CardPlace[] {
  const count = placesOf(view.value.shown.seats);
  const first = play.eye === 'table' ? 0 : play.eye;
  return listOf(count).map((nth) => (first + nth) % count);
}

/** Every pair, every suspicion with its verdict and the reason, and what it brought. */
function Outcome({ drawing, turnedUp }: RoundRevealProps) {
  const { play, notebook, shot } = drawing;
  const { round, isLast } = turnedUp;
  const words = drawing.words.value;
  const isHeld = shot.value?.kind === 'reveal' && shot.value.isMoving;
  const putAway = (): void => {
    notebook.seeRound(round);
    if (isHeld) play.stage.sceneDone();
  };
  useEffect(() => {
    if (play.eye !== 'table') return;
    const timer = setTimeout(putAway, forTheRoom);
    return () => clearTimeout(timer);
  }, [round, isHeld]);
  return (
    <section
      class="woof-reveal"
      aria-label={words.reveal.title(round)}
      data-seats={drawing.view.value.shown.seats}
      onClick={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{words.reveal.title(round)}</h2>
        {play.vantage.kind !== 'replay' && (isHeld || !isLast) && (
          <Button kind="primary" onClick={putAway}>
            {isHeld ? words.reveal.toResult : words.reveal.next}
          </Button>
        )}
      </header>
      <ol class="scroll-fade" tabindex={0} aria-label={words.reveal.title(round)}>
        {placesFrom(drawing).map((place) => (
          <PlaceRevealed key={place} drawing={drawing} turnedUp={turnedUp} place={place} />
        ))}
      </ol>
    </section>
  );
}
