import { withSwiss } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import type { ByLanguage } from '@rudel/ui/words';
import { useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';
import { isBigScreen } from './is-big-screen.ts';
import { JoinNext } from './join-next.tsx';
import { closedIn, wayToSeat } from './may-sit.ts';
import type { WayToSeat } from './may-sit.ts';
import { requestWords } from './words/request-words.ts';

const en = { sit: 'Take over a bot’s seat', ask: 'Ask for a bot’s seat' };
const de: typeof en = { sit: 'Für einen Bot einspringen', ask: 'Darf ich für einen Bot einspringen?' };
const callWords: ByLanguage<typeof en> = withSwiss({ en, de });

/** The best way to any seat that a bot has in the match that runs; null where there is none. */
function bestWay({ table, session, ui }: Desk): WayToSeat {
  if (table.phase !== 'playing') return null;
  const closed = closedIn(ui.game.player, session.match.value?.view);
  const person = session.you.value?.person;
  const ways = table.seats.map((doc, seat) =>
    doc.kind === 'bot' ? wayToSeat(table, person, seat, closed) : null,
  );
  return (['asked', 'sit', 'ask'] as const).find((way) => ways.includes(way)) ?? null;
}

/** The way to a bot's seat in the match that runs. */
function BotsSeat({ desk }: { readonly desk: Desk }) {
  const words = useWords(callWords);
  const { asked } = useWords(requestWords);
  const way = bestWay(desk);
  if (way === null) return null;
  if (way === 'asked') return <p class="watchers-call">{asked}</p>;
  return (
    <Button icon="bot" wide onClick={() => desk.open('players')}>
      {words[way]}
    </Button>
  );
}

/** Tells whoever has come late how to play along, now or from the next match on; a screen in the room only shows. */
export function WatchersCall({ desk }: { readonly desk: Desk }) {
  if (isBigScreen() || desk.table.phase !== 'playing') return null;
  return (
    <div class="watchers-ways">
      <JoinNext desk={desk} />
      <BotsSeat desk={desk} />
    </div>
  );
}
