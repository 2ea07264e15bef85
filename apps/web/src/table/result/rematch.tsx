import { useState } from 'preact/hooks';
import type { PersonId } from '@rudel/protocol';
import { nameOfPerson } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import type { IconName } from '@rudel/ui/icon';
import { listed, useWords } from '@rudel/ui/words';
import { chosenLevel } from '../../shell/new-table/use-plan.ts';
import { isHosting } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { isBigScreen } from '../is-big-screen.ts';
import { JoinNext, WhoJoins } from '../join-next.tsx';
import { nextMatchFor } from './next-match.ts';
import type { NextMatch } from './next-match.ts';
import { nextWords } from './next-words.ts';
import { resultWords } from './result-words.ts';

/** Begins the next match, or says that one is ready for it; true if it has begun. */
async function playAgain({ session, wish }: Desk): Promise<boolean> {
  return (await wish({ kind: 'rematch' })) && session.ahead.peek()?.table.phase === 'playing';
}

async function fillAndPlay(desk: Desk, open: readonly number[]): Promise<boolean> {
  const level = chosenLevel(desk.ui);
  for (const seat of open) if (!(await desk.wish({ kind: 'bot', seat, level }))) return false;
  return playAgain(desk);
}

/** Does what can be done; true if it has begun the next match. */
async function run(desk: Desk, next: NextMatch): Promise<boolean> {
  if (next.kind === 'again' || next.kind === 'ready') return playAgain(desk);
  if (next.kind === 'fill') return fillAndPlay(desk, next.open);
  if (next.kind === 'sit') await desk.wish({ kind: 'sit', seat: next.seat });
  return false;
}

/** The host's way back to the lobby, where rules and seats can be changed. */
export function ChangeTable({ desk }: { readonly desk: Desk }) {
  const words = useWords(nextWords);
  const [isWished, setWished] = useState(false);
  if (!isHosting(desk)) return null;
  const reopen = async (): Promise<void> => {
    setWished(true);
    if (await desk.wish({ kind: 'reopen' })) desk.session.goOn();
    else setWished(false);
  };
  return (
    <Button icon="gear" busy={isWished} onClick={() => void reopen()}>
      {words.change}
    </Button>
  );
}

const icons: { readonly [K in NextMatch['kind']]?: IconName } = {
  ready: 'check',
  sit: 'person',
  fill: 'bot',
};

/** Who would play on. */
function WhoIsReady({ desk }: { readonly desk: Desk }) {
  const words = useWords(resultWords);
  const me = desk.session.you.value?.person;
  const names = (desk.table.ready ?? []).flatMap((person) =>
    person === me ? [] : (nameOfPerson(desk.table, person) ?? []),
  );
  if (desk.table.seats.every((seat) => seat.kind !== 'person' || seat.person === me)) return null;
  return (
    <p class="result-ready" role="status">
      {names.length > 0 && words.ready(listed(names), names.length > 1)}
    </p>
  );
}

/** One is ready, and others are not. */
function Awaits({ desk, others }: { readonly desk: Desk; readonly others: readonly PersonId[] }) {
  const words = useWords(resultWords);
  const names = others.map((person) => nameOfPerson(desk.table, person) ?? '');
  return (
    <>
      <p class="result-wait" role="status">
        {words.awaits(listed(names))}
      </p>
      <Button size="l" icon="undo" wide onClick={() => void desk.wish({ kind: 'unready' })}>
        {words.unready}
      </Button>
    </>
  );
}

/** The way to the next match: to begin it, to sit down for it, or whom it waits for. */
export function Rematch({ desk }: { readonly desk: Desk }) {
  const words = useWords(resultWords);
  const [isWished, setWished] = useState(false);
  const next = nextMatchFor(desk.table, desk.session.you.value, !isBigScreen());
  if (next.kind === 'seats') {
    return (
      <>
        <p class="result-wait">{words.seatsFree(next.open)}</p>
        <Button size="l" icon="qr" wide onClick={() => desk.open('invite')}>
          {words.invite}
        </Button>
      </>
    );
  }
  if (next.kind === 'awaits') return <Awaits desk={desk} others={next.others} />;
  if (next.kind === 'wait') {
    const host = nameOfPerson(desk.table, desk.table.host);
    return (
      <>
        <WhoJoins desk={desk} />
        <JoinNext desk={desk} />
        {host !== null && <p class="result-wait">{words.waitForHost(host)}</p>}
      </>
    );
  }
  const begin = async (): Promise<void> => {
    setWished(true);
    if (await run(desk, next)) desk.session.goOn();
    else setWished(false);
  };
  const label = { again: words.rematch, ready: words.rematch, sit: words.sitAgain, fill: words.fillAgain }[
    next.kind
  ];
  return (
    <>
      <WhoIsReady desk={desk} />
      <WhoJoins desk={desk} />
      <Button
        kind="primary"
        size="l"
        icon={icons[next.kind] ?? 'dice'}
        wide
        busy={isWished}
        onClick={() => void begin()}
      >
        {label}
      </Button>
    </>
  );
}
