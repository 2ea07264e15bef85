import { Icon } from '@rudel/ui/icon';
import { lazyPart } from '@rudel/ui/lazy-part';
import { useWords } from '@rudel/ui/words';
import { shownCode } from '../shell/join/code.ts';
import { joinPath } from '../shell/route.ts';
import type { Desk } from './desk.ts';
import { LinkCode } from './link-code.tsx';
import { tableWords } from './words/table-words.ts';

/** Whether somebody who comes now finds a seat. */
const hasRoom = ({ table }: Desk): boolean =>
  table.seats.some(({ kind }) => kind === 'open' || (kind === 'bot' && table.phase === 'playing'));

const ScreenSteps = lazyPart(async () => (await import('../shell/screen/screen-steps.tsx')).ScreenSteps);

/** A big screen in the room. */
function ScreenWay({ desk }: { desk: Desk }) {
  const words = useWords(tableWords).invite;
  const { invite, code } = desk.table;
  return (
    <details class="code-screen">
      <summary>
        <Icon name="screen" size={20} /> {words.screen}
      </summary>
      <ScreenSteps invite={invite} code={code} />
    </details>
  );
}

type InviteCodesProps = {
  readonly desk: Desk;
  /** Also tells how to show the table on a big screen; one that shows it need not be told. */
  readonly withScreen?: boolean;
};

/** The way to this table: a code for cameras, one for voices, a link. */
export function InviteCodes({ desk, withScreen = false }: InviteCodesProps) {
  const words = useWords(tableWords).invite;
  if (desk.host.kind === 'offline') return <p>{words.offline}</p>;
  const title = hasRoom(desk) ? words.join : words.watch;
  return (
    <div class="codes">
      <p class="code-title">{title}</p>
      <LinkCode path={joinPath(desk.table.invite)} label={title} copy={words.copy} copied={words.copied} />
      <p>
        {words.code}
        <br />
        <span class="code-word">{shownCode(desk.table.code)}</span>
      </p>
      {withScreen && <ScreenWay desk={desk} />}
    </div>
  );
}
