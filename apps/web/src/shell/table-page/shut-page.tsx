import type { LinkState } from '@rudel/session/session';
import { Button, LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { shutWords } from '../../words/shut-words.ts';
import { Door } from '../door.tsx';

type ShutPageProps = { readonly link: LinkState & { readonly kind: 'shut' }; readonly onTry: () => void };

/** Instead of a table that the server does not have or cannot open: what is the case, and that the seat is kept. */
export function ShutPage({ link, onTry }: ShutPageProps) {
  const words = useWords(shutWords);
  return (
    <Door title={words.title[link.why]}>
      <p class="door-note" role="status">
        {words.text[link.why]}
      </p>
      <p>{words.kept}</p>
      <div class="door-actions">
        <Button kind="primary" size="l" wide icon="replay" busy={link.isTrying} onClick={onTry}>
          {words.tryNow}
        </Button>
        <LinkButton size="l" wide icon="paw" href="/">
          {words.home}
        </LinkButton>
      </div>
    </Door>
  );
}
