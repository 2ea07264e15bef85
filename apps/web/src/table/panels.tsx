import type { Open } from '@rudel/kernel';
import { lazyPart } from '@rudel/ui/lazy-part';
import { Sheet } from '@rudel/ui/sheet';
import { useReading } from '@rudel/ui/use-reading';
import { useWords } from '@rudel/ui/words';
import { Chat } from './chat-sheet.tsx';
import type { Desk, Panel } from './desk.ts';
import { LazyInviteCodes } from './lazy-invite-codes.ts';
import { LogList } from './log-list.tsx';
import type { Choice } from './move-groups.ts';
import { talkTitleWords } from './talk/talk-title-words.ts';
import { hasTalk } from './talk/why-not-talk.ts';
import { tableWords } from './words/table-words.ts';

const MoveList = lazyPart(async () => (await import('./move-list.tsx')).MoveList);
const HintPanel = lazyPart(async () => (await import('./hint/hint-panel.tsx')).HintPanel);
const RarePanel = lazyPart(async () => (await import('./rare-panel.tsx')).RarePanel);

export type PanelsProps = {
  readonly desk: Desk;
  readonly panel: Panel | null;
  /** The rule to be shown where the rules are. */
  readonly rule: string | null;
  readonly choices: readonly Choice[];
  readonly lines: readonly string[];
  readonly onChoose: (move: Open) => void;
};

/** What opens beside the table, one at a time. */
export function Panels({ desk, panel, rule, choices, lines, onChoose }: PanelsProps) {
  const words = useWords(tableWords);
  const talk = useWords(talkTitleWords);
  const titles: { readonly [P in Panel]: string } = {
    moves: words.moves.title,
    hint: words.moves.hint,
    log: words.log.title,
    chat: hasTalk(desk) ? talk.title : words.chat.title,
    menu: words.menu.title,
    players: words.menu.players,
    invite: words.menu.invite,
    device: words.menu.device,
    rules: words.menu.rules,
    remote: words.menu.remote,
  };
  useReading(desk.session, panel === 'rules' || panel === 'hint');
  const close = (): void => desk.open(null);
  const contents: { readonly [P in Panel]: () => preact.JSX.Element } = {
    moves: () => <MoveList choices={choices} onChoose={onChoose} focus />,
    hint: () => <HintPanel desk={desk} choices={choices} onChoose={onChoose} />,
    log: () => <LogList lines={lines} />,
    chat: () => <Chat desk={desk} />,
    menu: () => <RarePanel desk={desk} panel="menu" rule={null} />,
    players: () => <RarePanel desk={desk} panel="players" rule={null} />,
    invite: () => <LazyInviteCodes desk={desk} withScreen />,
    device: () => <RarePanel desk={desk} panel="device" rule={null} />,
    remote: () => <RarePanel desk={desk} panel="remote" rule={null} />,
    rules: () => <RarePanel desk={desk} panel="rules" rule={rule} />,
  };
  return (
    <Sheet open={panel !== null} title={panel === null ? '' : titles[panel]} onClose={close}>
      {panel !== null && contents[panel]()}
    </Sheet>
  );
}
