import './players.css';
import { useState } from 'preact/hooks';
import { guidedTables } from '@rudel/classroom/guided-tables';
import { forgetPlaceOf } from '@rudel/session/seat-book';
import { Button } from '@rudel/ui/button';
import type { IconName } from '@rudel/ui/icon';
import { useWords } from '@rudel/ui/words';
import { tellTaught } from '../learn/tell-taught.ts';
import { go } from '../shell/router.ts';
import { settingsOpen } from '../shell/settings-open.ts';
import { isHosting } from './desk.ts';
import type { Desk } from './desk.ts';
import { followPace } from './follow-pace.ts';
import { isAlone } from './guided.tsx';
import { Question } from './question.tsx';
import { mayHaveScreen } from './screen-remote.tsx';
import { mayTakeBack, takingBack } from './take-back.ts';
import { menuWords } from './words/menu-words.ts';
import { tableWords } from './words/table-words.ts';

type Entry = { readonly icon: IconName; readonly label: string; readonly run: () => void };

function entriesOf(
  desk: Desk,
  menu: (typeof tableWords)['en']['menu'] & (typeof menuWords)['en']['menu'],
  ask: (what: 'stand' | 'leave') => void,
): Entry[] {
  const isSeated = desk.session.you.value?.seat !== null;
  const entries: (Entry & { readonly when?: boolean })[] = [
    { icon: 'people', label: menu.players, run: () => desk.open('players') },
    { icon: 'qr', label: menu.invite, run: () => desk.open('invite'), when: desk.host.kind === 'server' },
    {
      icon: 'device',
      label: menu.device,
      run: () => desk.open('device'),
      when: desk.host.kind === 'server' && isSeated,
    },
    { icon: 'screen', label: menu.remote, run: () => desk.open('remote'), when: mayWorkScreens(desk) },
    { icon: 'book', label: menu.rules, run: () => desk.openRule(null) },
    {
      icon: 'info',
      label: guidedTables.has(desk.table.id) ? menu.noGuide : menu.guide,
      run: () => turnGuide(desk),
      when: desk.ui.guidance !== undefined && isAlone(desk),
    },
    {
      icon: 'gear',
      label: menu.settings,
      run() {
        desk.open(null);
        settingsOpen.value = true;
        followPace(desk.session);
      },
    },
    { icon: 'undo', label: menu.takeBack, run: () => takingBack(desk)?.(), when: mayTakeBack(desk) },
    {
      icon: 'clock',
      label: menu.more,
      run: () => void giveTime(desk),
      when: isHosting(desk) && hasClock(desk),
    },
    { icon: 'pause', label: menu.pause, run: () => void pause(desk), when: mayPause(desk) },
    { icon: 'eye', label: menu.stand, run: () => ask('stand'), when: isSeated },
    { icon: 'door', label: menu.leave, run: () => ask('leave') },
  ];
  return entries.filter(({ when }) => when !== false);
}

function turnGuide({ table, ui, open }: Desk): void {
  if (guidedTables.has(table.id)) guidedTables.delete(table.id);
  else {
    guidedTables.add(table.id);
    tellTaught(ui.game.id);
  }
  open(null);
}

/** Whoever plays or hosts may, where somebody or something would go on without them. */
function mayPause({ table, session }: Desk): boolean {
  const you = session.you.value;
  const isTheirs = you !== null && (you.seat !== null || you.person === table.host);
  return isTheirs && table.phase === 'playing' && table.paused === undefined;
}

/** Whether a clock runs for the decision at hand. */
const hasClock = ({ table, session }: Desk): boolean =>
  table.phase === 'playing' && session.match.value !== null && session.match.value.lapsesAt !== null;

async function giveTime(desk: Desk): Promise<void> {
  if (await desk.wish({ kind: 'more' })) desk.open(null);
}

/** The host may, where a screen may be watching. */
const mayWorkScreens = (desk: Desk): boolean => isHosting(desk) && mayHaveScreen(desk.table);

async function pause(desk: Desk): Promise<void> {
  if (await desk.wish({ kind: 'pause' })) desk.open(null);
}

async function leave(desk: Desk): Promise<void> {
  if (!(await desk.wish({ kind: 'leave' }))) return;
  forgetPlaceOf(desk.table.id, desk.session.you.peek()?.person);
  desk.session.close();
  go('/', 'replace');
}

/** All that is not the match itself. */
export function TableMenu({ desk }: { desk: Desk }) {
  const words = useWords(menuWords);
  const menu = { ...useWords(tableWords).menu, ...words.menu };
  const [asked, ask] = useState<'stand' | 'leave' | null>(null);
  if (asked !== null) {
    const isLeaving = asked === 'leave';
    return (
      <Question
        text={isLeaving ? words.ask.leave : words.ask.stand}
        yes={isLeaving ? words.ask.leaveNow : words.ask.standNow}
        no={words.ask.stay}
        onNo={() => ask(null)}
        onYes={() => {
          desk.open(null);
          if (isLeaving) void leave(desk);
          else void desk.wish({ kind: 'stand' });
        }}
      />
    );
  }
  return (
    <div class="table-menu">
      <ul>
        {entriesOf(desk, menu, ask).map(({ icon, label, run }) => (
          <li key={label}>
            <Button wide icon={icon} onClick={run}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <h3>{words.menu.keys}</h3>
      <div class="table-menu-keys">
        {words.keys.map(([key, meaning]) => (
          <>
            <kbd key={key}>{key}</kbd>
            <span>{meaning}</span>
          </>
        ))}
      </div>
    </div>
  );
}
