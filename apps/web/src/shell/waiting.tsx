import './waiting.css';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';

/** Shown while something comes; with a way to try again when it did not. */
export function Waiting({ failed = false, onRetry }: { failed?: boolean; onRetry?: () => void }) {
  const words = useWords(doorWords);
  return (
    <main class="waiting" aria-busy={failed ? undefined : 'true'}>
      <div class={failed ? 'waiting-paws' : 'waiting-paws waiting-walk'} aria-hidden="true">
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
      </div>
      <p class={failed ? '' : 'visually-hidden'}>{failed ? words.notLoaded : words.loading}</p>
      {failed && (
        <Button kind="primary" icon="replay" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </main>
  );
}
