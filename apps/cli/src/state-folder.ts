import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Io } from './io.ts';

/** Only an absolute path is a place of its own; an empty or a relative one is as good as none. */
const placeOf = (path: string | undefined): string | null =>
  path !== undefined && isAbsolute(path) ? path : null;

/** Where this program keeps what it goes on with later, when nobody says where. */
export function stateFolder({ env }: Pick<Io, 'env'>): string {
  const home = placeOf(env['HOME']) ?? placeOf(homedir()) ?? userInfo().homedir;
  return join(placeOf(env['XDG_STATE_HOME']) ?? join(home, '.local', 'state'), 'rudel');
}
