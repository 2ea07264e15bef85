import { LinkButton } from '../ui/button.tsx';
import { doorWords } from '../words/door-words.ts';
import { useWords } from '../words/words.ts';
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
