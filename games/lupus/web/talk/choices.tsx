import type { Seat } from '@rudel/kernel';
import { roleWords } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { composeWords } from './compose-words.ts';
import type { Step } from './statement-path.ts';

export type ChoicesProps = {
  readonly drawing: Drawing;
  readonly choices: readonly Step[];
  readonly onChoose: (step: Step) => void;
};

/** The choices of one step, each as it is recognised best: seats by badge, characters by emblem. */
export function Choices({ drawing, choices, onChoose }: ChoicesProps) {
  return (
    <div class="lupus-choices" data-of={choices.at(-1)?.kind}>
      {choices.map((step) => (
        <Choice key={String(step.value)} drawing={drawing} step={step} onChoose={onChoose} />
      ))}
    </div>
  );
}

type ChoiceProps = Omit<ChoicesProps, 'choices'> & { readonly step: Step };

function Choice({ drawing, step, onChoose }: ChoiceProps) {
  const words = composeWords[drawing.play.language.value];
  const choose = (): void => onChoose(step);
  if (step.value === null)
    return (
      <Button class="lupus-choice-none" onClick={choose}>
        {words.nothing}
      </Button>
    );
  switch (step.kind) {
    case 'seat':
      return <SeatChoice seat={step.value} name={drawing.play.nameOf(step.value)} onChoose={choose} />;
    case 'role':
      return (
        <Button onClick={choose}>
          <Emblem of={step.value} size={24} /> {roleWords[drawing.play.language.value].names[step.value].name}
        </Button>
      );
    case 'finds':
      return (
        <Button onClick={choose}>
          <Emblem of={step.value === 'wolf' ? 'wolf' : 'villager'} size={24} /> {words[step.value]}
        </Button>
      );
    default:
      return <Button onClick={choose}>{drawing.words.value.night(Number(step.value))}</Button>;
  }
}

type SeatChoiceProps = { readonly seat: Seat; readonly name: string; readonly onChoose: () => void };

/** Somebody to be chosen, by badge and name. */
export function SeatChoice({ seat, name, onChoose }: SeatChoiceProps) {
  return (
    <button type="button" class="lupus-seat-choice" data-seat={seat} onClick={onChoose}>
      <SeatBadge seat={seat} size={32} label="" />
      <bdi>{name}</bdi>
    </button>
  );
}
