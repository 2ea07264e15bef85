import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { isHosting } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { mutePerson } from './muted-people.ts';
import type { Spoken } from './spoken.ts';
import { talkWords } from './talk-words.ts';

/** Keeps somebody from speaking, or lets them again; a power of the host. */
export function SilenceButton({ desk, person }: { readonly desk: Desk; readonly person: string }) {
  const words = useWords(talkWords);
  const isSilenced = desk.table.silenced?.includes(person) === true;
  return (
    <Button
      icon={isSilenced ? 'sound-on' : 'lock'}
      onClick={() => void desk.wish({ kind: isSilenced ? 'unsilence' : 'silence', person })}
    >
      {isSilenced ? words.unsilence : words.silence}
    </Button>
  );
}

function LineActs({ desk, spoken }: { readonly desk: Desk; readonly spoken: Spoken }) {
  const words = useWords(talkWords);
  const { n, person } = spoken;
  const report = async (line: number): Promise<void> => {
    if (await desk.wish({ kind: 'report', line })) showToast({ text: words.reported, tone: 'good' });
  };
  return (
    <div class="talk-acts">
      <Button icon="sound-off" onClick={() => mutePerson(desk.table.id, person, true)}>
        {words.mute}
      </Button>
      {n !== null && !isHosting(desk) && (
        <Button icon="flag" onClick={() => void report(n)}>
          {words.report}
        </Button>
      )}
      {isHosting(desk) && <SilenceButton desk={desk} person={person} />}
    </div>
  );
}

/** Who said something: the colour and number of the seat they had, an eye for spectators. */
export function Speaker({ seat }: Pick<Spoken, 'seat'>) {
  return seat === null ? <Icon name="eye" size={26} /> : <SeatBadge seat={seat} size={30} label="" />;
}

export type TalkLineProps = {
  readonly desk: Desk;
  readonly spoken: Spoken;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** One line of the talk: text, and nothing but text. */
export function TalkLineRow({ desk, spoken, isOpen, onOpen }: TalkLineProps) {
  const words = useWords(talkWords);
  const { person, seat, name, text } = spoken;
  const isOwn = desk.session.you.value?.person === person;
  const isSilenced = desk.table.silenced?.includes(person) === true;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li class="talk-line" data-own={isOwn} ref={row}>
      <Speaker seat={seat} />
      <p class="talk-text">
        <strong class="talk-name">
          <bdi>{name}</bdi>
          {isSilenced && <small> · {words.silenced}</small>}
        </strong>{' '}
        <span dir="auto">{text}</span>
      </p>
      {!isOwn && (
        <IconButton
          icon="more"
          label={words.more(name)}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      )}
      {isOpen && <LineActs desk={desk} spoken={spoken} />}
    </li>
  );
}
