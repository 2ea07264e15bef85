import { reasonsFor, statementWords } from '@rudel/lupus/page';
import type { Opinion } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { composeWords } from './compose-words.ts';

type ReasonsProps = {
  readonly drawing: Drawing;
  readonly opinion: Opinion;
  readonly onSay: (what: Opinion) => void;
  readonly onBack: () => void;
};

/** Why somebody is of an opinion: each reason as the whole sentence that the others will read; or none. */
export function Reasons({ drawing, opinion, onSay, onBack }: ReasonsProps) {
  const { view, play } = drawing;
  const { eye, shown } = view.value;
  const words = composeWords[play.language.value];
  const sentence = statementWords[play.language.value];
  const reasons = eye === 'table' ? [] : reasonsFor(shown, eye, opinion.at);
  const { kind, at } = opinion;
  return (
    <div class="lupus-compose">
      <h3>{words.why}</h3>
      <div class="lupus-choices" data-of="reason">
        {reasons.map((because) => (
          <Button key={JSON.stringify(because)} onClick={() => onSay({ kind, at, because })}>
            {sentence({ kind, at, because }, play.nameOf)}
          </Button>
        ))}
        <Button class="lupus-choice-none" onClick={() => onSay(opinion)}>
          {reasons.length === 0 ? words.noReason : words.withoutReason}
        </Button>
      </div>
      <Button kind="plain" icon="back" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
