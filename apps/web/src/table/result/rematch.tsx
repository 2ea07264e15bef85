import { useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import type { IconName } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { bestLevel } from '../../shell/new-table/use-plan.ts';
import { route } from '../../shell/router.ts';
import { isHosting } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { nameOfPerson } from '../names.ts';
import { nextMatchFor } from './next-match.ts';
import type { NextMatch } from './next-match.ts';
import { nextWords } from './next-words.ts';
import { resultWords } from './result-words.ts';

/** On a big screen nobody sits. */
const isBigScreen = (): boolean => route.value.page === 'table' && route.value.isScreen === true;

async function fillAndPlay(desk: Desk, open: readonly number[]): Promise<boolean> {
  const level = bestLevel(desk.ui);
  for (const seat of open) if (!(await desk.wish({ kind: 'bot', seat, level }))) return false;
  return desk.wish({ kind: 'rematch' });
}

/** Does what can be done; true if it has begun the next match. */
async function run(desk: Desk, next: NextMatch): Promise<boolean> {
  if (next.kind === 'again') return desk.wish({ kind: 'rematch' });
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

const icons: { readonly [K in NextMatch['kind']]?: IconName } = { again: 'dice', sit: 'person', fill: 'bot' };

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
  if (next.kind === 'wait') {
    const host = nameOfPerson(desk.table, desk.table.host);
    return host === null ? null : <p class="result-wait">{words.waitForHost(host)}</p>;
  }
  const begin = async (): Promise<void> => {
    setWished(true);
    if (await run(desk, next)) desk.session.goOn();
    else setWished(false);
  };
  const label = { again: words.rematch, sit: words.sitAgain, fill: words.fillAgain }[next.kind];
  return (
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
  );
}
