import type { Finding } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import type { ChoicesProps } from './choices.tsx';
import { composeWords } from './compose-words.ts';
import type { Step } from './statement-path.ts';

type FindingsProps = Pick<ChoicesProps, 'drawing' | 'choices'> & {
  readonly onChoose: (...steps: readonly Step[]) => void;
};

/** What somebody says they saw: everybody with both that they can be, so that one tap says it. */
export function Findings({ drawing, choices, onChoose }: FindingsProps) {
  const words = composeWords[drawing.play.language.value];
  return (
    <ul class="lupus-choices lupus-findings">
      {choices.map((step) => (
        <li key={step.value}>
          {step.kind !== 'seat' || step.value === null ? (
            <Button onClick={() => onChoose(step)}>{words.nothing}</Button>
          ) : (
            <Found drawing={drawing} seat={step.value} onFind={(finds) => onChoose(step, finds)} />
          )}
        </li>
      ))}
    </ul>
  );
}

type FoundProps = {
  readonly drawing: Drawing;
  readonly seat: number;
  readonly onFind: (finds: Step) => void;
};

const findings: readonly Finding[] = ['wolf', 'human'];

function Found({ drawing, seat, onFind }: FoundProps) {
  const words = composeWords[drawing.play.language.value];
  const name = drawing.play.nameOf(seat);
  return (
    <>
      <SeatBadge seat={seat} size={32} label="" />
      <bdi>{name}</bdi>
      {findings.map((finds) => (
        <button
          key={finds}
          type="button"
          data-finds={finds}
          aria-label={`${name}: ${words[finds]}`}
          onClick={() => onFind({ kind: 'finds', value: finds })}
        >
          <Emblem of={finds === 'wolf' ? 'wolf' : 'villager'} size={22} />
          <small>{words.found[finds]}</small>
        </button>
      ))}
    </>
  );
}
