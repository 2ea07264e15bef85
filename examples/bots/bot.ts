/**
 * A bot in forty lines, with Node.js alone: it plays any game of Rudel, at random. The same as bot.py.
 *
 * Try it: npx rudel arena dog --bots 'easy,exec:node examples/bots/bot.ts' --matches 10 (Node.js 22.18 or newer reads TypeScript).
 * What the lines mean: docs/bot-protocol.md. Lines on stderr are yours; on stdout speaks the bot.
 */
import { createInterface } from 'node:readline';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Your turn: sight is all that your seat knows, legal is all that it may do. */
function choose(_sight: string, legal: readonly string[]): string {
  say(`think ${legal.length} moves to choose from`);
  return legal[Math.floor(Math.random() * legal.length)] ?? '';
}

let sight = '';
let legal: string[] = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest = ''] = /^(\S*) ?(.*)$/.exec(line) ?? [];
  // hello rudel/1 game:dog/1 seat:2 seats:4 lang:en limit:5000 options:-
  if (word === 'hello') say('ready Random Rover');
  if (word === 'sight') {
    sight = rest;
    legal = [];
  }
  if (word === 'legal') legal.push(rest);
  // go 5000: so many milliseconds may it take
  if (word === 'go') {
    say(`move ${choose(sight, legal)}`);
    legal = [];
  }
  // error …: what was wrong; the match is lost
  if (word === 'error') process.stderr.write(`${rest}\n`);
  if (word === 'quit') break;
}
