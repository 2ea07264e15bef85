import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lastInputWasKey } from '@rudel/ui/last-input';

/** How long after a question has appeared its buttons do not answer a finger, lest it was meant for something else. */
const afterQuestion = 350;

/** When the question that is on the screen appeared. */
export function useCalm(question: string): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [question]);
  return () => lastInputWasKey() || performance.now() - since.current > afterQuestion;
}

export type PromptButtonProps = {
  readonly kind?: 'main' | 'plain' | 'number';
  readonly isChosen?: boolean;
  readonly isBarred?: boolean;
  /** Spoken instead of what is shown. */
  readonly label?: string;
  readonly answer: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
};

/** An answer to what the table asks of this seat. */
export function PromptButton(props: PromptButtonProps) {
  const { kind = 'plain', isChosen, isBarred, label, answer, onPress, children } = props;
  return (
    <button
      type="button"
      class={`woelfe-answer woelfe-answer-${kind}`}
      data-answer={answer}
      aria-pressed={isChosen}
      aria-disabled={isBarred}
      onClick={onPress}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span class="visually-hidden">{label}</span>
          <span class="woelfe-answer-shown" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  );
}
