import type { Seat } from '@rudel/kernel';
import type { SeatDoc } from '@rudel/protocol';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed, useWords } from '@rudel/ui/words';
import { levelName, shellWords } from '../../words/shell-words.ts';
import { seatWords } from './seat-words.ts';
import type { Lobby } from './use-lobby.ts';

type Taken = Exclude<SeatDoc, { readonly kind: 'open' }>;
type Fact = { readonly icon: IconName; readonly text: string };

/** Who plays on the side of a seat, as somebody at the table would call them. */
function partnersOf({ ui, table, you }: Lobby, seat: Seat, words: (typeof seatWords)['en']): string[] {
  const team = ui.score.teamsOf(table.seats.length).find((seats) => seats.includes(seat)) ?? [];
  return team
    .filter((other) => other !== seat)
    .map((other) => {
      const doc = table.seats[other];
      if (other === you?.seat) return words.you;
      return doc === undefined || doc.kind === 'open' ? words.freeSeat : doc.name;
    });
}

function factsOf(
  lobby: Lobby,
  seat: Seat,
  doc: Taken,
  words: (typeof seatWords)['en'],
  level: string,
): Fact[] {
  const isHost = doc.kind === 'person' && doc.person === lobby.table.host;
  const partners = partnersOf(lobby, seat, words);
  const facts: (Fact & { readonly when: boolean })[] = [
    { icon: 'bot', text: words.bot(level), when: doc.kind === 'bot' },
    { icon: 'bot', text: words.program, when: doc.kind === 'person' && doc.program === true },
    { icon: 'crown', text: words.hosts, when: isHost },
    { icon: 'clock', text: words.isAway, when: doc.kind === 'person' && doc.away },
    { icon: 'check', text: words.isHere, when: doc.kind === 'person' && !doc.away && !isHost },
    { icon: 'people', text: words.playsWith(listed(partners)), when: partners.length > 0 },
  ];
  return facts.filter(({ when }) => when);
}

/** Who sits somewhere, and for guests what they can do about it. */
export function SeatFacts({ lobby, seat, doc }: { lobby: Lobby; seat: Seat; doc: Taken }) {
  const shell = useWords(shellWords);
  const words = useWords(seatWords);
  const level = doc.kind === 'bot' ? levelName(shell, doc.level) : '';
  return (
    <div class="seat-facts">
      <SeatBadge seat={seat} size={72} label="" />
      <ul>
        {factsOf(lobby, seat, doc, words, level).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {!lobby.isHost && (
        <p class="seat-facts-may">
          {words.hostMay(lobby.hostName)} {lobby.open > 0 && words.youMay}
        </p>
      )}
    </div>
  );
}
