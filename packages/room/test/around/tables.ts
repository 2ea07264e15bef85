import type { AnyBot } from '@rudel/bots';
import type { AnyView, Rng, Sealed, WhyNot } from '@rudel/kernel';
import type { CreateTable } from '@rudel/protocol';
import type { Entry, NewEntry } from '@rudel/store';
import { restored } from '../../src/reading/history.ts';
import type { TableState } from '../../src/table/table-state.ts';
import { Client } from './client.ts';
import type { Reply } from './client.ts';
import { playable } from './world.ts';
import type { World } from './world.ts';

export const guests = ['Bo', 'Cleo', 'Dan'];

/** Anna and her guests on their seats, all connected. */
export async function seated(
  world: World,
  names: readonly string[] = guests,
  wanted: Partial<CreateTable> = {},
): Promise<Client[]> {
  const anna = await new Client(await world.create(wanted)).attach(world.rooms);
  const clients = [anna];
  for (const name of names) {
    clients.push(await new Client(await world.join(anna.doc.invite, name)).attach(world.rooms));
  }
  return clients;
}

/** A match of the toy with as many people as names and Anna. */
export async function numbersMatch(
  world: World,
  names: readonly string[] = ['Bo'],
  wanted: Partial<CreateTable> = {},
): Promise<Client[]> {
  const seats = ['me', ...names.map(() => 'open')] as CreateTable['seats'];
  const clients = await seated(world, names, { game: 'numbers', seats, ...wanted });
  await clients[0]?.does('start');
  return clients;
}

/** All chapters of a log in one. */
export async function entriesOf({ store }: Pick<World, 'store'>, id: string): Promise<readonly Entry[]> {
  const last = (await store.load(id))?.chapter?.number ?? 0;
  const entries: Entry[] = [];
  for (let number = 0; number <= last; number += 1)
    entries.push(...((await store.chapter(id, number))?.entries ?? []));
  return entries;
}

/** The table as nothing but its log says, from its very beginning. */
export async function tableOf(world: World, id: string): Promise<TableState> {
  const entries = await entriesOf(world, id);
  const [game = ''] = entries[0]?.text.split(' ')[1]?.split('/') ?? [];
  return (await restored({ chapter: null, entries }, playable(game))).state;
}

export async function truthOf(world: World, id: string): Promise<Sealed> {
  const { match } = await tableOf(world, id);
  if (match === null) throw new Error('no match');
  return match.state;
}

export async function logOf(world: World, id: string): Promise<string[]> {
  return (await entriesOf(world, id)).map(({ text }) => text);
}

export function bestMove(game: string, view: AnyView, rng: Rng): string {
  const { game: rules, bots } = playable(game);
  const bot = bots.at(-1) as AnyBot;
  return rules.player.move.format(bot.choose(view, rng, { kind: 'iterations', count: 1 }));
}

export const isAsked = (game: string, { view }: Client): boolean =>
  playable(game).game.player.legal(view).length > 0;

/** The reason of a refusal; null for any other reply. */
export function reasonOf(reply: Reply | undefined): WhyNot['reason'] | null {
  return reply?.t === 'no' ? reply.why.reason : null;
}

/** Appends to the log of a table behind the back of its room, which has lost it by that. */
export async function appendBehind(
  { store }: World,
  table: string,
  entries: readonly NewEntry[],
): Promise<void> {
  const claimed = await store.claim(table, 'somebody else');
  if (claimed === null) throw new Error('no such table');
  await store.append(table, { epoch: claimed.epoch, after: claimed.size.entries }, entries);
}
