import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usualDataFolder } from '../src/usual-data.ts';

const installed = 'file:///usr/lib/node_modules/rudel/apps/server/dist/usual-data.js';
const cloned = new URL('apps/server/dist/usual-data.js', 'file:///srv/rudel/').href;

it.each([
  ['beside the code of a clone', {}, cloned, '/srv/rudel/data'],
  ['where the person keeps data', { XDG_DATA_HOME: '/home/anna/data' }, installed, '/home/anna/data/rudel'],
  ['in the home folder', {}, installed, join(homedir(), '.local', 'share', 'rudel')],
] as const)('tables are kept %s', (_, env, here, folder) => {
  expect(usualDataFolder(env, here)).toBe(folder);
});
