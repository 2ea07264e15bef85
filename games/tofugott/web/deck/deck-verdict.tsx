import { deckFaultWords } from '@rudel/tofugott/page';
import type { DeckFault } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Verdict } from './deck-draft.ts';
import type { Fine } from './deck-editor.tsx';
import { editorWords } from './editor-words.ts';

export type DeckVerdictProps = {
  readonly isEmpty: boolean;
  readonly verdict: Verdict;
  readonly onShow: (fault: DeckFault) => void;
  readonly onUse: (fine: Fine) => void;
};

/** Whether the deck can be played, and what is not right yet, each with the way there. */
export function DeckVerdict({ isEmpty, verdict, onShow, onUse }: DeckVerdictProps) {
  const words = useWords(editorWords);
  if (isEmpty) return null;
  return (
    <section class="tofu-verdict" data-kind={verdict.kind} aria-live="polite">
      {verdict.kind === 'faults' && (
        <>
          <p>{words.faults(verdict.faults.length)}</p>
          <ul>
            {verdict.faults.map((fault, at) => (
              <li key={at}>
                <button type="button" class="tofu-fault" title={words.goTo} onClick={() => onShow(fault)}>
                  <span>{deckFaultWords(fault, language.value)}</span>
                  <Icon name="forward" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {verdict.kind === 'too-few' && <p>{words.tooFew(verdict.left, verdict.needed)}</p>}
      {verdict.kind === 'fine' && (
        <p>
          {verdict.cards === verdict.of ? words.fine(verdict.of) : words.someFit(verdict.cards, verdict.of)}
        </p>
      )}
      {verdict.kind === 'fine' && (
        <Button kind="primary" size="l" wide icon="check" onClick={() => onUse(verdict)}>
          {words.use}
        </Button>
      )}
    </section>
  );
}
