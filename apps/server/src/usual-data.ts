import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Environment = { readonly [name: string]: string | undefined };

/** Where programs of this person keep their data. */
function personalFolder(env: Environment): string {
  const { XDG_DATA_HOME: named = '', LOCALAPPDATA: onWindows = '' } = env;
  return [named, onWindows].find((path) => path !== '') ?? join(homedir(), '.local', 'share');
}

/**
 * Where tables are kept unless told otherwise: in a clone, beside its code; for an installed package in one place per person, so that
 * neither an update nor another current folder loses them.
 */
export function usualDataFolder(env: Environment, here: string = import.meta.url): string {
  return here.includes('/node_modules/')
    ? join(personalFolder(env), 'rudel')
    : fileURLToPath(new URL('../../../data', here));
}
