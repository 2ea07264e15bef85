import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '@rudel/store';
import { storeInProcess } from '@rudel/store/in-process';
import { openSqliteStore } from '@rudel/store/sqlite';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { logOf, numbersMatch, seated } from './around/tables.ts';
import { World } from './around/world.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rudel-names-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const openIn = (folder: string): Store =>
  storeInProcess(() => new DatabaseSync(join(folder, 'rudel.sqlite')));

/** Which of some words stand in any file of a folder. */
async function wordsIn(folder: string, words: readonly string[]): Promise<string[]> {
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
  return words.filter((word) => files.some((bytes) => bytes.includes(word)));
}

const names = ['Annabella Zeh', 'Bartholomew Finch', 'Bartleby Finch', 'Clementine Oh'];

async function does(client: Client, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await client.does(text);
    await settled();
  }
}

/** Two matches among three, the second of which runs; one of them changes their name, and all speak. */
async function twoMatches(world: World): Promise<Client[]> {
  const people = await numbersMatch(world, ['Bartholomew Finch', 'Clementine Oh'], {
    game: 'talkers',
    name: 'Annabella Zeh',
    options: 'rounds=1',
  });
  await settled();
  const [anna, bart] = people as [Client, Client];
  for (const client of people) await does(client, 'move 1', 'talk Hello!');
  await does(anna, 'rematch');
  await does(bart, 'name Bartleby Finch', 'talk Here I am.');
  await does(anna, 'talk Me too.');
  return people;
}

test('whoever leaves takes their name along: no byte of it stays in the file, nor in a copy', async () => {
  const [folder, copies] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  const store = openIn(folder);
  const world = new World('forgetting', { store });
  const [anna, bart, clementine] = (await twoMatches(world)) as [Client, Client, Client];
  const { table } = anna.admission;
  expect((await logOf(world, table)).join('\n')).not.toMatch(new RegExp(names.join('|')));
  expect(await wordsIn(folder, names)).toEqual(names);
  await does(bart, 'leave');
  for (const client of [anna, clementine]) await does(client, 'move 1');
  for (let second = 0; second < 10; second += 1) await world.clockwork.pass(1000);
  expect(anna.doc.phase).toBe('over');
  await does(anna, 'kick p3');
  for (const match of [1, 2]) {
    const record = await world.rooms.record(table, match);
    expect(record.ok && record.value).toMatch(
      /"Annabella Zeh"\]\n\[Player1 "Player 2"\]\n\[Player2 "Player 3"\]/,
    );
  }
  await world.rooms.close();
  await store.close();
  expect(await wordsIn(folder, names)).toEqual(['Annabella Zeh']);
  const again = await openSqliteStore({ file: join(folder, 'rudel.sqlite') });
  expect(await again.load(table)).toMatchObject({ names: [{ person: 'p1', name: 'Annabella Zeh' }] });
  await again.backup(join(copies, 'copy.sqlite'));
  await again.close();
  expect(await wordsIn(copies, names)).toEqual(['Annabella Zeh']);
});

const said = ({ talk }: Client): string[] => talk.map(({ name, text }) => `${name}: ${text}`);

test('what somebody said is not taken back when they leave, only who it was', async () => {
  const world = new World('said');
  const [anna, bart, clementine] = (await twoMatches(world)) as [Client, Client, Client];
  await does(bart, 'leave');
  world.restart();
  for (const client of [anna, clementine]) await client.attach(world.rooms);
  const [, bot] = anna.doc.seats;
  expect(said(anna)).toEqual([`${bot?.kind === 'bot' && bot.name}: Here I am.`, 'Annabella Zeh: Me too.']);
  for (const client of [anna, clementine]) await does(client, 'move 1');
  await world.clockwork.pass(5000);
  await does(clementine, 'talk I sit.', 'stand', 'talk I watch.', 'leave');
  world.restart();
  await anna.attach(world.rooms);
  expect(said(anna).slice(2)).toEqual(['Player 3: I sit.', '…: I watch.']);
});

/** The same lobby as it was kept when names stood in the log. */
async function formerTable({ store }: World, table: string): Promise<void> {
  const stored = await store.load(table);
  if (stored === null) throw new Error('no such table');
  const called = new Map(stored.names.map(({ person, name }) => [person, name]));
  const withName = (text: string): string =>
    text.replace(/^joined (p\d) .*/, (line, person: string) => `${line} ${called.get(person)}`);
  const entries = stored.entries.map(({ text, command, at, deadline }) => ({
    text: withName(text),
    command,
    at,
    deadline,
  }));
  const secret = { match: 1, secret: stored.secrets.get(1) ?? '' };
  await store.create('former', { invite: 'i', code: 'c' }, entries, { tokens: stored.tokens, secret });
}

test('a table that has names in its log goes on, and writes no more of them', async () => {
  const world = new World('former');
  const [first, second] = (await seated(world, ['Bo'], { game: 'numbers', seats: ['me', 'open'] })) as [
    Client,
    Client,
  ];
  await formerTable(world, first.admission.table);
  const anna = await new Client({ ...first.admission, table: 'former' }).attach(world.rooms);
  const bo = await new Client({ ...second.admission, table: 'former' }).attach(world.rooms);
  expect(anna.doc.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bo' }]);
  await anna.does('options rounds=1');
  await anna.does('start');
  expect((await world.store.load('former'))?.chapter?.text).not.toMatch(/"name":"[^"]/);
  world.restart();
  for (const client of [anna, bo]) await client.attach(world.rooms);
  expect(anna.doc.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bo' }]);
  for (const client of [anna, bo]) await client.does('move 1');
  await bo.does('name Bob');
  const record = async (): Promise<unknown> => {
    const made = await world.rooms.record('former', 1);
    return made.ok && made.value;
  };
  expect(await record()).toMatch(/\[Player0 "Anna"\]\n\[Player1 "Bob"\]/);
  await bo.does('name Bobby');
  expect(await record()).toMatch(/\[Player0 "Anna"\]\n\[Player1 "Bobby"\]/);
});
