import { giveOrder, NoServer } from '@rudel/control';
import type { Answers, OrderKind, OrderOf } from '@rudel/control';
import { usualDataFolder } from '@rudel/server/usual-data';
import { flagOf } from './command.ts';
import type { Call } from './command.ts';
import { shownPath } from './files.ts';
import { pathOf } from './given.ts';
import { refused } from './stop.ts';

/** The folder of a server's tables: as it is asked for, as the environment says, or where a server keeps it by itself. */
export function dataFolderOf(call: Call): string {
  const asked = flagOf(call, 'data') ?? call.io.env['RUDEL_DATA']?.trim() ?? '';
  return asked === '' ? usualDataFolder(call.io.env) : pathOf(call.io, asked);
}

/** Asks something of the server that has this folder; null where none runs. */
export async function askServer<K extends OrderKind>(
  folder: string,
  order: OrderOf<K> & { readonly do: K },
): Promise<Answers[K] | null> {
  try {
    const answer = await giveOrder<K>(folder, order);
    return answer.ok ? answer.value : refused(answer.message, { reason: answer.error });
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    if (error.isForbidden)
      return refused(`The server in ${shownPath(folder)} belongs to another user: run this as that user.`);
    return null;
  }
}

export function nobodyServes(folder: string): never {
  return refused(
    `No server is running in ${shownPath(folder)}. Name its data folder with --data, or set RUDEL_DATA as for the server.`,
  );
}
