import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { chosenLevel } from '../new-table/use-plan.ts';
import type { Lobby } from './use-lobby.ts';

function sentenceOf(words: (typeof shellWords)['en'], { isHost, open, hostName }: Lobby): string {
  if (isHost) return open === 0 ? words.readyHost : words.startWaits(open);
  return open === 0 ? words.readyGuest(hostName) : words.waitGuest(open);
}

/** What is missing before the match, and for the host the start. */
export function ReadyBar({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const fill = (): void => {
    const level = chosenLevel(lobby.ui);
    for (const [seat, { kind }] of lobby.table.seats.entries()) {
      if (kind === 'open') void lobby.wish({ kind: 'bot', seat, level });
    }
  };
  return (
    <footer class="ready-bar">
      <p role="status" aria-live="polite">
        {sentenceOf(words, lobby)}
      </p>
      {lobby.isHost && lobby.open > 0 && (
        <Button size="l" icon="bot" onClick={fill}>
          {words.fillBots}
        </Button>
      )}
      {lobby.isHost && (
        <Button
          kind="primary"
          size="l"
          icon="play"
          disabled={lobby.open > 0}
          onClick={() => void lobby.wish({ kind: 'start' })}
        >
          {words.start}
        </Button>
      )}
    </footer>
  );
}
