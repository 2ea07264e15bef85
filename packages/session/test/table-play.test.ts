import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { dog } from '@rudel/dog';
import { dogPage } from '@rudel/dog/page';
import { drawFrom, seal, seededRng, settleChance } from '@rudel/kernel';
import type { AnyView, Open } from '@rudel/kernel';
import { doubleTap } from '@rudel/ui/double-tap';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import type { WishResult, MatchNow, MatchStep, Session } from '../src/session.ts';
import { TablePlay } from '../src/table-play.ts';
import type { Complaint } from '../src/table-play.ts';

const game = dogPage as unknown as AnyGamePage;

/** The views of seat 0 before and after it has given a card. */
function twoViews(): { first: AnyView; given: Open; second: AnyView } {
  const whole = seal(dog);
  const rng = seededRng('play');
  const options = whole.options.defaults;
  const start = settleChance(whole, whole.table.start(options, 4), ({ urn }) => drawFrom(urn, rng));
  const first = whole.table.view(start, 0);
  const given = whole.player.legal(first)[0] as Open;
  const after = whole.table.apply(start, { by: 0, move: given });
  return { first, given, second: whole.table.view(after, 0) };
}

function playing(mayMove = true) {
  const { first, given, second } = twoViews();
  const match = signal<MatchNow | null>({ match: 1, seq: 0, view: first, lapsesAt: null });
  const listeners = new Set<(step: MatchStep) => void>();
  const wished: string[] = [];
  const waiting: ((answer: WishResult) => void)[] = [];
  const session = {
    match,
    onStep(listener: (step: MatchStep) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async wish(wish: { text: string }) {
      wished.push(wish.text);
      return new Promise<WishResult>((resolve) => waiting.push(resolve));
    },
  } as unknown as Session;
  const complaints: Complaint[] = [];
  const time = new FakeSurroundings();
  const table = new TablePlay({
    session,
    vantage: { kind: 'seat', keptUnder: 'a seat' },
    game,
    eye: 0,
    view: first,
    nameOf: (seat) => `Seat ${seat}`,
    language: signal('en'),
    time,
    mayMove: () => mayMove,
    complain: (complaint) => complaints.push(complaint),
  });
  const step = (): void => {
    for (const listener of listeners) listener({ before: first, after: second, glimpses: [] });
    match.value = { match: 1, seq: 1, view: second, lapsesAt: null };
  };
  return {
    table,
    time,
    given,
    second,
    wished,
    complaints,
    step,
    match,
    reply: (answer: WishResult) => waiting.shift()?.(answer),
  };
}

const answered = async (table: TablePlay): Promise<void> =>
  vi.waitFor(() => expect(table.isSending.value).toBe(false));

describe('a play', () => {
  it('sends the draft once, keeps it while it is on its way, and forgets it when it is done', async () => {
    const { table, given, wished, step, reply } = playing(false);
    table.play.choice.draft.value = given;
    table.send();
    table.send();
    expect(wished).toEqual([game.player.move.format(given)]);
    expect(table.isSending.value).toBe(true);
    expect(table.play.choice.legal.value).toEqual([]);
    step();
    expect(table.play.choice.draft.value).toEqual(given);
    reply({ kind: 'done' });
    await answered(table);
    expect(table.play.choice.draft.value).toBeNull();
    expect(table.isSending.value).toBe(false);
  });

  it('plays a move that is put up again, but not on the second half of a double tap', () => {
    const { table, time, given, wished } = playing();
    const other = table.play.choice.legal.value.at(-1) ?? given;
    table.play.choice.propose(other);
    time.pass(1_000);
    table.play.choice.propose(given);
    expect(table.play.choice.draft.value).toEqual(given);
    time.pass(doubleTap.within);
    table.play.choice.propose(structuredClone(given));
    expect(wished).toEqual([]);
    time.pass(1);
    table.play.choice.propose(structuredClone(given));
    expect(wished).toEqual([game.player.move.format(given)]);
  });

  it('plays the draft for a drawing whose lit target was tapped again', () => {
    const { table, time, given, wished } = playing();
    table.play.choice.confirm();
    table.play.choice.draft.value = given;
    table.play.choice.confirm();
    expect(wished).toEqual([]);
    time.pass(doubleTap.within + 1);
    table.play.choice.confirm();
    expect(wished).toEqual([game.player.move.format(given)]);
  });

  it('says what was refused and what came too late', async () => {
    const { table, given, complaints, reply } = playing();
    table.play.choice.commit(given);
    const why = { reason: 'not-your-turn', rule: '2.4' };
    reply({ kind: 'refused', why });
    await answered(table);
    table.play.choice.commit(given);
    reply({ kind: 'stale' });
    await answered(table);
    expect(complaints).toEqual([{ kind: 'refused', why }, { kind: 'stale' }]);
    expect(table.play.choice.legal.value.length).toBeGreaterThan(0);
  });

  it('sends again what stays meant while the table moves on, and complains once it is of no use', async () => {
    const { table, time, given, complaints, wished, reply } = playing();
    table.play.choice.insist(given);
    for (let nth = 0; nth < 2; nth += 1) {
      reply({ kind: 'stale' });
      await answered(table);
      time.pass(1_000);
      await vi.waitFor(() => expect(table.isSending.value).toBe(true));
    }
    reply({ kind: 'done' });
    await answered(table);
    expect(wished).toHaveLength(3);
    expect(complaints).toEqual([]);
    const why = { reason: 'not-your-turn', rule: '2.4' };
    table.play.choice.insist(given);
    reply({ kind: 'refused', why });
    await answered(table);
    expect(complaints).toEqual([{ kind: 'refused', why }]);
  });

  it('explains a move by its rule without asking anybody', () => {
    const { table, complaints, wished } = playing();
    table.play.choice.explain({ kind: 'fold' });
    expect(complaints).toMatchObject([
      { kind: 'refused', why: { rule: expect.stringMatching(/^\d/) as string } },
    ]);
    expect(wished).toEqual([]);
  });

  it('drops a draft that has become unlawful', () => {
    const { table, given, step } = playing(false);
    table.play.choice.draft.value = given;
    step();
    expect(table.play.choice.draft.value).toBeNull();
  });

  it('takes back: the draft first, and tells the drawing', () => {
    const { table, given } = playing();
    let undone = 0;
    table.play.choice.onUndo(() => {
      undone += 1;
    });
    table.play.choice.draft.value = given;
    table.undo();
    expect(table.play.choice.draft.value).toBeNull();
    expect(undone).toBe(1);
  });

  it('offers no move while the drawing dwells on what is over', () => {
    const { table } = playing();
    const { legal } = table.play.choice;
    const { readSoFar } = table.play.stage;
    expect(legal.value.length).toBeGreaterThan(0);
    readSoFar.value = 3;
    expect(legal.value).toEqual([]);
    readSoFar.value = null;
    expect(legal.value.length).toBeGreaterThan(0);
  });

  it('offers no move while a scene is shown, and draws a snapshot at once', () => {
    const { table, second, step, match } = playing();
    step();
    expect(table.play.stage.scene.value).not.toBeNull();
    expect(table.play.view.value).not.toEqual(second);
    match.value = { match: 1, seq: 7, view: { ...second }, lapsesAt: null };
    expect(table.play.stage.scene.value).toBeNull();
    expect(table.play.view.value).toEqual(second);
  });
});
