import type { Command } from '../command.ts';

export const sit: Command = {
  name: 'sit',
  summary: 'let a bot or any program take a seat at a table of any server',
  args: ['invitation'],
  flags: ['bot', 'name', 'matches', 'limit', 'lang'],
  notes: [
    'The invitation is the link that the host shares. Everybody at the table sees that a bot has come.',
    'A program speaks the lines of docs/bot-protocol.md: --bot "exec:python3 bot.py". It stands up if it crashes, breaks a rule or keeps silent.',
    'It comes back when the connection is lost, plays every match at the table (or --matches n), and leaves when no person is left, or with Ctrl-C.',
    'With --json, everything that happens is one JSON object on a line of its own.',
  ],
  async run(call) {
    // Loaded only here: nobody else needs a web socket.
    const { sitDown } = await import('../sit/sit-down.ts');
    return { exit: await sitDown(call) };
  },
};
