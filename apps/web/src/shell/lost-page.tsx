import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';
import { Door } from './door.tsx';

/** Where no page is. */
export function LostPage() {
  const words = useWords(doorWords);
  return (
    <Door title={words.lostTitle}>
      <p class="door-note">{words.lostHint}</p>
      <LinkButton kind="primary" size="l" wide icon="paw" href="/">
        {words.home}
      </LinkButton>
    </Door>
  );
}
