import { flagOf } from '../command.ts';
import type { Command } from '../command.ts';
import { pathOf, wholeFlag } from '../given.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'serve tables and the web client, for browsers here and in the room',
  args: [],
  flags: ['port', 'data'],
  notes: ['More settings come from the environment; docs/operations.md lists them. Ctrl-C stops it cleanly.'],
  async run(call) {
    const port = wholeFlag(call, 'port', 0, 65_535);
    const data = flagOf(call, 'data');
    const { serve: start } = await import('@rudel/server/main');
    const exit = await start({
      ...call.io.env,
      ...(port === undefined ? {} : { PORT: String(port) }),
      ...(data === undefined ? {} : { RUDEL_DATA: pathOf(call.io, data) }),
    });
    return { exit };
  },
};
