import { withSwiss } from '@rudel/kernel';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../words/door-words.ts';
import { Door } from './door.tsx';

const lostWords = withSwiss({
  en: {
    title: 'The trail ends here',
    hint: 'There is no such page. Perhaps the link lost a letter along the way.',
  },
  de: {
    title: 'Hier endet die Fährte',
    hint: 'Diese Seite gibt es nicht. Vielleicht hat der Link unterwegs einen Buchstaben verloren.',
  },
});

/** Where no page is. */
export function LostPage() {
  const { home } = useWords(doorWords);
  const words = useWords(lostWords);
  return (
    <Door title={words.title}>
      <p class="door-note">{words.hint}</p>
      <LinkButton kind="primary" size="l" wide icon="paw" href="/">
        {home}
      </LinkButton>
    </Door>
  );
}
