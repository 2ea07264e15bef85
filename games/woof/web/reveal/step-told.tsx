import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed } from '@rudel/ui/words';
import type { Character } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { RevealStep } from '../logic/reveal-steps.ts';
import type { TurnedUp } from '../logic/turned-up.ts';
import { Gain, Judged } from './place-revealed.tsx';

type StepToldProps = {
  readonly drawing: Drawing;
  readonly turnedUp: TurnedUp;
  readonly step: RevealStep;
};

/** What a step shows, in words. */
export function StepTold({ drawing, turnedUp, step }: StepToldProps) {
  const { nameOf } = drawing;
  const words = drawing.words.value;
  const { verdicts, characters, bonus } = turnedUp.judgement;
  if (step.kind === 'none') return <p>{words.reveal.noneBy(listed(step.seats.map(nameOf)))}</p>;
  if (step.kind === 'bonus')
    return (
      <p>
        {words.reveal.bonusFor(nameOf(step.to), bonus)} <strong>{words.reveal.points(bonus)}</strong>
      </p>
    );
  const place = step.kind === 'turn' ? step.place : step.seat;
  const character = characters[place] as Character;
  const verdict = step.kind === 'turn' ? undefined : verdicts[place];
  return (
    <div class="woof-show-verdict">
      <p>
        <SeatBadge seat={place} size={26} label="" />
        <bdi>{nameOf(place)}</bdi>
        <strong data-of={character}>
          <Emblem of={character} /> {words.characters[character]}
        </strong>
        {verdict !== undefined && <Gain verdict={verdict} bonus={0} words={words} />}
      </p>
      {verdict !== undefined && <Judged verdict={verdict} words={words} nameOf={nameOf} />}
    </div>
  );
}
