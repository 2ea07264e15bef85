import { joinPath } from '../shell/route.ts';
import { useWords } from '../words/words.ts';
import type { Desk } from './desk.ts';
import { LinkCode } from './link-code.tsx';
import { tableWords } from './words/table-words.ts';

/** Whether somebody who comes now finds a seat. */
const hasRoom = ({ table }: Desk): boolean =>
  table.seats.some(({ kind }) => kind === 'open' || (kind === 'bot' && table.phase === 'playing'));

/** The way to this table: a code for cameras, one for voices, a link. */
export function InviteCodes({ desk }: { desk: Desk }) {
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
    </div>
  );
}
