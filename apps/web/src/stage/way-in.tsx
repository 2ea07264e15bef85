import { QrCode } from '@rudel/ui/qr-code';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../host/shared-origin.ts';
import { shownCode } from '../shell/join/code.ts';
import { joinPath } from '../shell/route.ts';
import type { Desk } from '../table/desk.ts';
import { stageWords } from './stage-words.ts';

/** Whether somebody who comes now finds a seat. */
const hasRoom = ({ seats, phase }: Desk['table']): boolean =>
  seats.some(({ kind }) => kind === 'open' || (kind === 'bot' && phase === 'playing'));

/** The way to this table, for whoever comes into the room. */
export function WayIn({ desk: { table, host } }: { readonly desk: Pick<Desk, 'table' | 'host'> }) {
  const words = useWords(stageWords);
  const { origin } = useSharedOrigin();
  if (host.kind !== 'server') return null;
  const title = hasRoom(table) ? words.join : words.watch;
  return (
    <div class="way-in">
      <QrCode text={new URL(joinPath(table.invite), origin).href} label={title} />
      <p>
        {title}
        <strong class="way-in-code">{shownCode(table.code)}</strong>
        <span>{new URL(origin).host}</span>
      </p>
    </div>
  );
}
