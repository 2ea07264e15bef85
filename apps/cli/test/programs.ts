import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = `
import { createInterface } from 'node:readline';
const say = (line) => process.stdout.write(line + '\\n');
let legal = [];
let moves = 0;
const on = { hello: () => say('ready'), go: () => say('move ' + legal[Math.floor(Math.random() * legal.length)]) };
`;

const loop = `
for await (const line of createInterface({ input: process.stdin })) {
  const at = (line + ' ').indexOf(' ');
  const [word, rest] = [line.slice(0, at), line.slice(at + 1)];
  if (word === 'sight') legal = [];
  if (word === 'legal') legal.push(rest);
  if (word === 'go') moves += 1;
  on[word]?.(rest);
  if (word === 'go') legal = [];
  if (word === 'quit') break;
}
`;

/** A program of Node's that plays any game at random, but for what a test changes about it: how to start it. */
export function programIn(folder: string, name: string, changes = ''): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `${start}${changes}${loop}`);
  return `exec:"${process.execPath}" "${path}"`;
}
