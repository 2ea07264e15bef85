import { useEffect } from 'preact/hooks';
import type { TableDoc, Wish, You } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import { nameOfPerson } from '@rudel/session/people';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { showToast } from '@rudel/ui/toast';
import { loadTableSentences, tableSentence } from '../../words/table-sentence.ts';
import type { LobbyProps } from './lobby.tsx';

/** What the parts of a lobby share. */
export type Lobby = {
  readonly table: TableDoc;
  readonly ui: AnyGameUi;
  readonly host: Host;
  readonly you: You | null;
  readonly isHost: boolean;
  readonly hostName: string;
  /** How many seats nobody has taken. */
  readonly open: number;
  /** Wishes something; a refusal is said. True if it was done. */
  wish(wish: Wish): Promise<boolean>;
};

export function useLobby({ session, host, ui, table }: LobbyProps): Lobby {
  const you = session.you.value;
  useEffect(() => void loadTableSentences().catch(() => {}), []);
  const wish = async (wanted: Wish): Promise<boolean> => {
    const answer = await session.wish(wanted);
    if (answer.kind === 'refused') {
      showToast({ text: await tableSentence(answer.why), tone: 'warn' });
    }
    return answer.kind === 'done';
  };
  return {
    table,
    ui,
    host,
    you,
    isHost: you?.person === table.host,
    hostName: nameOfPerson(table, table.host) ?? '',
    open: table.seats.filter(({ kind }) => kind === 'open').length,
    wish,
  };
}
