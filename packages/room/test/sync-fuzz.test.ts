import { describe, expect, inject, test } from 'vitest';
import type { Eye, Open } from '@rudel/kernel';
import { kindOf } from '@rudel/protocol';
import { matchHistory } from '../src/reading/history.ts';
import type { FlakyClient } from './around/flaky-net.ts';
import { FlakyWorld } from './around/flaky-world.ts';
import { entriesOf, tableOf } from './around/tables.ts';
import { playable } from './around/world.ts';

const seeds = inject('long') ? 500 : 50;
const steps = inject('long') ? 1000 : 400;

/** What an eye has noticed in the match that was played last, from the log alone. */
async function noticed(flaky: FlakyWorld, eye: Eye): Promise<readonly Open[]> {
  const entries = await entriesOf(flaky.world, flaky.table);
  const { match } = await tableOf(flaky.world, flaky.table);
  const { game } = playable(flaky.game);
  if (match === null) return [];
  const history = await matchHistory({ chapter: null, entries }, playable(flaky.game), match.number);
  return (history?.steps ?? []).flatMap((step) => [...game.table.glimpses(step, eye)]);
}

async function expectTruth(flaky: FlakyWorld, client: FlakyClient): Promise<void> {
  const { game } = playable(flaky.game);
  const state = await tableOf(flaky.world, flaky.table);
  expect(client.known?.match).toBe(state.match?.number);
  expect(client.doc.results).toEqual(state.results);
  if (state.match !== null) expect(client.view).toEqual(game.table.view(state.match.state, client.eye));
  const all = await noticed(flaky, client.eye);
  expect(client.log).toEqual(all.slice(all.length - client.log.length));
}

/** Every command that was acknowledged is in the log once, and one that was called stale never. */
async function expectOnce(flaky: FlakyWorld): Promise<void> {
  const stored = await flaky.world.store.load(flaky.table);
  const entries = await entriesOf(flaky.world, flaky.table);
  const commands = [...entries.map(({ command }) => command), ...(stored?.replaced ?? [])];
  const kept = commands.flatMap((command) => (command === null ? [] : [`${command.person} ${command.id}`]));
  expect(new Set(kept).size).toBe(kept.length);
  for (const client of flaky.clients) {
    for (const [id, { text }] of client.sent) {
      if (kindOf(text) === 'say') continue;
      const reply = client.replies.get(id)?.t;
      const isKept = kept.includes(`${client.admission.person} ${id}`);
      if (reply === 'done') expect([text, isKept]).toEqual([text, true]);
      if (reply === 'stale') expect([text, isKept]).toEqual([text, false]);
    }
  }
}

describe('devices on bad connections come to know the table as the log has it', () => {
  test.each(Array.from({ length: seeds }, (_, seed) => seed))(
    'seed %i',
    { timeout: 600_000 },
    async (seed) => {
      const flaky = new FlakyWorld(seed);
      await flaky.open();
      for (let step = 0; step < steps; step += 1) {
        await flaky.step();
        if (step % 100 !== 99) continue;
        await flaky.calm();
        for (const client of flaky.clients) await expectTruth(flaky, client);
      }
      await expectOnce(flaky);
      const docs = flaky.clients.map(({ doc }) => doc);
      for (const doc of docs) expect(doc).toEqual(docs[0]);
      const odd = flaky.world.reports.filter(({ event }) => event !== 'append-failed');
      expect(odd).toEqual([]);
    },
  );
});
