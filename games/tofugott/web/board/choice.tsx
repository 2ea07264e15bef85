import type { Language } from '@rudel/kernel';
import type { CardId, CardTexts, View } from '@rudel/tofugott/page';
import { activeOf, textIn } from '@rudel/tofugott/page';
import type { Drawing } from '../drawing.ts';
import { CardText } from './card-text.tsx';

/** Two cards of which the active player keeps one: open for whoever may see them, else face down. */
export function Choice({ drawing }: { readonly drawing: Drawing }) {
  const { drawn, texts, shown } = drawing.view.value;
  const { covered } = drawing.words.value.choice;
  const isOpen = drawn.length > 0 && !drawn.includes('?');
  if (!isOpen) {
    const name = drawing.play.nameOf(activeOf(shown) ?? 0);
    return (
      <div class="tofu-covered" role="img" aria-label={covered(name)}>
        <CoveredCard />
        <CoveredCard />
      </div>
    );
  }
  return (
    <div class="tofu-choice" data-length={lengthOf(texts, drawing.play.language.value)}>
      {drawn.map((card, at) => (
        <ChoiceCard key={card} drawing={drawing} card={card} texts={texts[at]} />
      ))}
    </div>
  );
}

/** From this many letters on, two cards need smaller ones on a phone. */
const manyLetters = 330;

/** How much there is to read on both cards. */
function lengthOf(texts: View['texts'], language: Language): 'usual' | 'long' {
  const letters = texts.reduce((sum, one) => {
    if (one === '?') return sum;
    const { scene, questions } = textIn(one, language);
    return sum + scene.length + questions.join('').length;
  }, 0);
  return letters > manyLetters ? 'long' : 'usual';
}

function CoveredCard() {
  return (
    <svg class="tofu-covered-card" viewBox="0 0 90 130">
      <rect class="tofu-covered-edge" x="2" y="2" width="86" height="126" rx="10" />
      <rect class="tofu-covered-frame" x="9" y="9" width="72" height="112" rx="6" />
      <path
        class="tofu-covered-sign"
        d="M45 42l22 10-22 10-22-10zM22 55l22 10v22L22 77zM68 55L46 65v22l22-10z"
      />
    </svg>
  );
}

type ChoiceCardProps = {
  readonly drawing: Drawing;
  readonly card: CardId;
  readonly texts: CardTexts | '?' | undefined;
};

function ChoiceCard({ drawing, card, texts }: ChoiceCardProps) {
  const draft = drawing.draft.value;
  if (texts === undefined || texts === '?') return null;
  const isChosen = draft?.kind === 'keep' && draft.card === card;
  const isOther = draft?.kind === 'keep' && !isChosen;
  const isOpen = drawing.legal.value.length > 0;
  return (
    <button
      type="button"
      class="tofu-card tofu-choice-card"
      data-card={card}
      data-black={texts.black}
      data-other={isOther}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      onClick={() => drawing.propose({ kind: 'keep', card })}
    >
      <CardText text={textIn(texts, drawing.play.language.value)} />
    </button>
  );
}
