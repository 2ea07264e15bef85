import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../host/shared-origin.ts';
import { joinPath, screenPath } from '../shell/route.ts';
import type { Desk } from './desk.ts';
import { LinkCode } from './link-code.tsx';
import { tableWords } from './words/table-words.ts';

/** Whether somebody who comes now finds a seat. */
const hasRoom = ({ table }: Desk): boolean =>
  table.seats.some(({ kind }) => kind === 'open' || (kind === 'bot' && table.phase === 'playing'));

/** A big screen in the room: opened here and moved there, or opened there by its address and the code. */
function ScreenWay({ desk }: { desk: Desk }) {
  const words = useWords(tableWords).invite;
  const { origin } = useSharedOrigin();
  return (
    <div class="code-screen">
      <LinkButton icon="screen" inNewTab href={screenPath(desk.table.invite)}>
        {words.screen}
      </LinkButton>
      <p class="code-note">
        {words.screenHint} <strong>{`${new URL(origin).host}/tv`}</strong>
      </p>
    </div>
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
        <span class="code-word">{desk.table.code}</span>
      </p>
      {withScreen && <ScreenWay desk={desk} />}
    </div>
  );
}
