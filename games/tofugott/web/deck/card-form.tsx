import { useId } from 'preact/hooks';
import { writtenFor } from '@rudel/kernel';
import type { WrittenLanguage } from '@rudel/kernel';
import { deckLimits } from '@rudel/tofugott/page';
import type { CardText } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { Switch } from '@rudel/ui/fields';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { emptyText } from './deck-draft.ts';
import type { DraftCard } from './deck-draft.ts';
import { editorWords } from './editor-words.ts';

export type CardFormProps = {
  readonly number: number;
  readonly card: DraftCard;
  readonly onChange: (card: DraftCard) => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
};

/** A card that is being written. */
export function CardForm({ number, card, onChange, onRemove, onDone }: CardFormProps) {
  const words = useWords(editorWords);
  const own = writtenFor(language.value);
  const other: WrittenLanguage = own === 'en' ? 'de' : 'en';
  const hasBoth = card.en !== null && card.de !== null;
  const main = card[own] === null && card[other] !== null ? other : own;
  const shown = hasBoth ? [own, other] : [main];
  return (
    <section class="tofu-card tofu-card-form" aria-label={words.edit(number)}>
      {shown.map((one) => (
        <TextFields
          key={one}
          language={hasBoth || one !== own ? one : null}
          text={card[one] ?? emptyText}
          onChange={(text) => onChange({ ...card, [one]: text })}
        />
      ))}
      <Switch
        label={words.both}
        on={hasBoth}
        onChange={(on) => {
          const second = main === own ? other : own;
          onChange({ ...card, [main]: card[main] ?? emptyText, [second]: on ? emptyText : null });
        }}
      />
      <Switch
        label={words.black}
        note={words.blackNote}
        on={card.black}
        onChange={(black) => onChange({ ...card, black })}
      />
      <div class="tofu-deck-ways">
        <Button kind="primary" icon="check" onClick={onDone}>
          {words.done}
        </Button>
        <Button kind="danger" icon="cross" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}

type TextFieldsProps = {
  /** Named where a card has more than the reader's. */
  readonly language: WrittenLanguage | null;
  readonly text: CardText;
  readonly onChange: (text: CardText) => void;
};

function TextFields({ language: named, text, onChange }: TextFieldsProps) {
  const words = useWords(editorWords);
  const { scene, questions } = text;
  const [first, second, third] = questions;
  const changed = (at: number, question: string): CardText['questions'] =>
    at === 0 ? [question, second, third] : at === 1 ? [first, question, third] : [first, second, question];
  return (
    <>
      {named !== null && <h4>{words.languages[named]}</h4>}
      <Field
        label={words.scene}
        rows={3}
        longest={deckLimits.scene}
        value={scene}
        onInput={(value) => onChange({ scene: value, questions })}
      />
      {questions.map((question, at) => (
        <Field
          key={at}
          label={words.question(at + 1)}
          rows={2}
          longest={deckLimits.question}
          value={question}
          onInput={(value) => onChange({ scene, questions: changed(at, value) })}
        />
      ))}
    </>
  );
}

type FieldProps = {
  readonly label: string;
  readonly rows: number;
  readonly longest: number;
  readonly value: string;
  readonly onInput: (value: string) => void;
};

function Field({ label, rows, longest, value, onInput }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="text-field tofu-text-area"
        rows={rows}
        maxLength={longest}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
