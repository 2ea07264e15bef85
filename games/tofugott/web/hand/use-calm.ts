import { useEffect, useRef } from 'preact/hooks';
import { lastInputWasKey } from '@rudel/ui/last-input';

/** How long after a question has appeared its button does not answer a finger, lest it was meant for something else. */
const afterQuestion = 350;

/** Whether what is on the screen has been there long enough to be meant. */
export function useCalm(question: string): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [question]);
  return () => lastInputWasKey() || performance.now() - since.current > afterQuestion;
}
