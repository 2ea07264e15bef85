import './reveal-show.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { play as playSound } from '@rudel/ui/sound';
import { mostRounds } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import { flightsIn, revealSteps, standingAfter } from '../logic/reveal-steps.ts';
import type { RevealStep, Standing } from '../logic/reveal-steps.ts';
import { ringOf } from '../logic/ring.ts';
import type { TurnedUp } from '../logic/turned-up.ts';
import { Arrows } from './arrows.tsx';
import { Flights } from './flights.tsx';
import { ShowPlace } from './show-place.tsx';
import { StepTold } from './step-told.tsx';

type RevealShowProps = {
  readonly drawing: Drawing;
  readonly turnedUp: TurnedUp;
  readonly onDone: () => void;
};

/** Goes from step to step, and says when there are no more. */
function useStep(steps: readonly RevealStep[], onDone: () => void): number {
  const [nth, setNth] = useState(0);
  useEffect(() => {
    const step = steps[nth];
    if (step === undefined) {
      onDone();
      return;
    }
    playSound(step.kind === 'turn' ? 'card' : 'stone');
    const timer = setTimeout(() => setNth(nth + 1), step.lasts);
    return () => clearTimeout(timer);
  }, [nth]);
  return nth;
}

/** A round is turned up before everybody's eyes: cards turn, suspicions are judged, points fly. A tap shows all at once. */
export function RevealShow({ drawing, turnedUp, onDone }: RevealShowProps) {
  const { reveal, judgement, round, before } = turnedUp;
  const steps = useMemo(() => revealSteps(reveal, judgement), [round]);
  const nth = useStep(steps, onDone);
  const [landed, setLanded] = useState(-1);
  const step = steps[nth] ?? null;
  const arrived = steps.slice(0, landed === nth ? nth + 1 : nth);
  const standing = standingAfter(
    before,
    arrived.flatMap((past) => flightsIn(past, judgement)),
  );
  const words = drawing.words.value;
  const skip = (event: Event): void => {
    event.stopPropagation();
    onDone();
  };
  return (
    <section class="woof-reveal woof-show" aria-label={words.reveal.title(round)} onClick={skip}>
      <header>
        <h2>{words.round(round, mostRounds)}</h2>
        <Button icon="forward" onClick={onDone}>
          {words.reveal.skip}
        </Button>
      </header>
      <ShowRing drawing={drawing} turnedUp={turnedUp} steps={steps} nth={nth} standing={standing} />
      <div class="woof-show-told">
        {step !== null && <StepTold key={nth} drawing={drawing} turnedUp={turnedUp} step={step} />}
      </div>
      {step !== null && step.kind !== 'turn' && (
        <Flights key={nth} flights={flightsIn(step, judgement)} onLanded={() => setLanded(nth)} />
      )}
    </section>
  );
}

type ShowRingProps = Omit<RevealShowProps, 'onDone'> & {
  readonly steps: readonly RevealStep[];
  readonly nth: number;
  readonly standing: Standing;
};

/** All places as far as they are turned, and where the suspicion that is judged points. */
function ShowRing({ drawing, turnedUp, steps, nth, standing }: ShowRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  const step = steps[nth] ?? null;
  const turned = steps.slice(0, nth + 1).flatMap((past) => (past.kind === 'turn' ? [past.place] : []));
  return (
    <div class="woof-show-ring" ref={ring}>
      {ringOf(drawing.play.eye, drawing.view.value.shown.seats).map((spot) => (
        <ShowPlace
          key={spot.place}
          drawing={drawing}
          spot={spot}
          turnedUp={turnedUp}
          step={step}
          isTurned={turned.includes(spot.place)}
          standing={standing}
        />
      ))}
      {step?.kind === 'judge' && (
        <Arrows key={nth} ring={ring} from={step.seat} verdict={turnedUp.judgement.verdicts[step.seat]} />
      )}
    </div>
  );
}
