import './deck.css';
import '../tofugott.css';
import type { ComponentChildren } from 'preact';
import type { CardText as Text } from '@rudel/tofugott/page';
import { useWords } from '@rudel/ui/words';
import { editorWords } from './editor-words.ts';

export type DeckCardProps = {
  readonly number: number;
  readonly black: boolean;
  readonly text: Text;
  readonly children?: ComponentChildren;
};

/** A card of a custom deck, as it will lie on the table. */
export function DeckCard({ number, black, text, children }: DeckCardProps) {
  const words = useWords(editorWords);
  const shown = (phrase: string): string => (phrase.trim() === '' ? words.emptyField : phrase);
  return (
    <article class="tofu-card tofu-deck-card" data-black={black} aria-label={words.card(number)}>
      <p class="tofu-scene">{shown(text.scene)}</p>
      <ol>
        {text.questions.map((question, at) => (
          <li key={at} class="tofu-question-line">
            <span class="tofu-number" aria-hidden="true">
              {at + 1}
            </span>
            <span>{shown(question)}</span>
          </li>
        ))}
      </ol>
      <footer class="tofu-deck-foot">
        <small>
          {words.card(number)}
          {black && ' · 16+'}
        </small>
        {children}
      </footer>
    </article>
  );
}
