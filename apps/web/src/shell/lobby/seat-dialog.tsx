import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { SeatDoc, Wish } from '@rudel/protocol';
import { Button } from '@rudel/ui/button';
import { guestName } from '@rudel/ui/settings';
import { Dialog } from '@rudel/ui/sheet';
import { TextField } from '@rudel/ui/text-field';
import { uiWords } from '@rudel/ui/ui-words';
import { useWords } from '@rudel/ui/words';
import { Question } from '../../table/question.tsx';
import { levelName, shellWords } from '../../words/shell-words.ts';
import { levelsOf } from '../games.ts';
import { SeatFacts } from './seat-facts.tsx';
import { SeatKey } from './seat-key.tsx';
import type { Lobby } from './use-lobby.ts';

type Act = (wish: Wish) => void;
type PartProps = { lobby: Lobby; seat: Seat; act: Act };
type PersonDoc = Extract<SeatDoc, { readonly kind: 'person' }>;

/** Bots of every level for a seat that nobody owns. */
function BotChoices({ lobby, seat, act }: PartProps) {
  const words = useWords(shellWords);
  const doc = lobby.table.seats[seat];
  const now = doc?.kind === 'bot' ? doc.level : null;
  return (
    <>
      {levelsOf(lobby.ui.game.id)
        .filter((level) => level !== now)
        .map((level) => (
          <Button key={level} wide icon="bot" onClick={() => act({ kind: 'bot', seat, level })}>
            {words.botOf(levelName(words, level))}
          </Button>
        ))}
    </>
  );
}

function OpenSeat(props: PartProps) {
  const words = useWords(shellWords);
  const { lobby, seat, act } = props;
  return (
    <>
      <Button kind="primary" wide icon="person" onClick={() => act({ kind: 'sit', seat })}>
        {lobby.you?.seat === null ? words.sitHere : words.moveHere}
      </Button>
      <BotChoices {...props} />
    </>
  );
}

function BotSeat(props: PartProps) {
  const words = useWords(shellWords);
  const { seat, act } = props;
  return (
    <>
      <BotChoices {...props} />
      <Button wide icon="cross" onClick={() => act({ kind: 'open', seat })}>
        {words.takeBot}
      </Button>
    </>
  );
}

function OwnSeat({ doc, act }: { doc: PersonDoc; act: Act }) {
  const words = useWords(shellWords);
  const [name, setName] = useState(doc.name);
  const rename = (event: Event): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    guestName.value = name.trim();
    act({ kind: 'name', name: name.trim() });
  };
  return (
    <>
      <form class="seat-name" onSubmit={rename}>
        <TextField
          label={words.rename}
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={setName}
        />
        <Button type="submit" kind="primary" icon="check">
          {words.done}
        </Button>
      </form>
      <Button wide icon="eye" onClick={() => act({ kind: 'stand' })}>
        {words.standUp}
      </Button>
    </>
  );
}

function GuestSeat({ lobby, seat, doc, act }: PartProps & { doc: PersonDoc }) {
  const words = useWords(shellWords);
  const { cancel } = useWords(uiWords);
  const [asks, setAsks] = useState<'kick' | 'key' | null>(null);
  if (asks === 'key') return <SeatKey lobby={lobby} seat={seat} hint={words.handSeatHint(doc.name)} />;
  if (asks === 'kick') {
    return (
      <Question
        text={words.kickAsk(doc.name)}
        yes={words.kick(doc.name)}
        no={cancel}
        onYes={() => act({ kind: 'kick', person: doc.person })}
        onNo={() => setAsks(null)}
      />
    );
  }
  return (
    <>
      <Button wide icon="crown" onClick={() => act({ kind: 'host', person: doc.person })}>
        {words.makeHost(doc.name)}
      </Button>
      {doc.away && (
        <Button wide icon="qr" onClick={() => setAsks('key')}>
          {words.handSeat(doc.name)}
        </Button>
      )}
      <Button wide icon="door" onClick={() => setAsks('kick')}>
        {words.kick(doc.name)}
      </Button>
    </>
  );
}

function SeatPart(props: PartProps) {
  const { lobby, seat } = props;
  const doc = lobby.table.seats[seat];
  if (doc === undefined) return null;
  if (doc.kind === 'open') return <OpenSeat {...props} />;
  if (doc.kind === 'person' && doc.person === lobby.you?.person) return <OwnSeat doc={doc} act={props.act} />;
  return (
    <>
      <SeatFacts lobby={lobby} seat={seat} doc={doc} />
      {lobby.isHost && (doc.kind === 'bot' ? <BotSeat {...props} /> : <GuestSeat {...props} doc={doc} />)}
    </>
  );
}

/** What can be done with a seat, by whom. */
export function SeatDialog({
  lobby,
  seat,
  onClose,
}: {
  lobby: Lobby;
  seat: Seat | null;
  onClose: () => void;
}) {
  const words = useWords(shellWords);
  const doc = seat === null ? undefined : lobby.table.seats[seat];
  const act: Act = (wish) => {
    onClose();
    void lobby.wish(wish);
  };
  const number = words.seatNumber((seat ?? 0) + 1);
  const title = doc === undefined || doc.kind === 'open' ? number : `${number}: ${doc.name}`;
  return (
    <Dialog open={seat !== null} title={title} onClose={onClose}>
      <div class="seat-dialog">{seat !== null && <SeatPart lobby={lobby} seat={seat} act={act} />}</div>
    </Dialog>
  );
}
