import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { AnyGame, AnyView } from '@rudel/kernel';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import type { AnyWishes } from '@rudel/ui/game-ui';
import { woelfePage } from '@rudel/woelfe/page';
import { ui } from '@rudel/woelfe/web';
import type { WishResult, MatchNow, Session } from '../src/session.ts';
import { wishPause } from '../src/standing-wish.ts';
import { TablePlay } from '../src/table-play.ts';

const wishes = ui.wishes as AnyWishes;

const game = woelfePage as unknown as AnyGamePage & Pick<AnyGame, 'player'>;

function sight(answers: string): AnyView {
  const parsed = game.player.sight.parse(
    `woelfe/1 eye:1 opts:- seats:2 phase:goblin round:2 starter:0 turn:- double:- fever:- rabies:- goblins:1/1 bids:1/0 tricks:- trick:0>W2 points:0/10 hands:?/W,F answers:${answers}`,
  );
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function seated() {
  const view = sight('?/-');
  const match = signal<MatchNow | null>({ match: 1, seq: 0, view, lapsesAt: null });
  const wished: string[] = [];
  const complaints: unknown[] = [];
  const answers: ((answer: WishResult) => void)[] = [];
  const session = {
    match,
    log: signal([]),
    onStep: () => () => {},
    wish: async ({ text }: { text: string }) => {
      wished.push(text);
      return new Promise<WishResult>((resolve) => answers.push(resolve));
    },
  } as unknown as Session;
  const time = new FakeSurroundings();
  const table = new TablePlay({
    session,
    vantage: { kind: 'seat', keptUnder: 'a seat' },
    game,
    eye: 1,
    view,
    nameOf: String,
    language: signal('en'),
    time,
    mayMove: () => false,
    complain: (complaint) => complaints.push(complaint),
    wishes: { answers: wishes, shelf: { read: () => null, write: () => {} } },
  });
  return { table, match, time, wished, complaints, reply: (answer: WishResult) => answers.shift()?.(answer) };
}

test('a wish that stands answers instead of asking, and is quiet where it comes too late', async () => {
  const { table, match, time, wished, complaints, reply } = seated();
  expect([table.isAsked.value, table.play.choice.legal.value.length]).toEqual([true, 2]);
  table.play.wish?.leave('this-trick');
  expect([table.isAsked.value, table.play.choice.legal.value.length]).toEqual([false, 0]);
  time.pass(wishPause);
  expect(wished).toEqual(['pass']);
  reply({ kind: 'stale' });
  await vi.waitFor(() => expect(table.isSending.value).toBe(false));
  expect(complaints).toEqual([]);
  match.value = { match: 1, seq: 1, view: sight('?/pass'), lapsesAt: null };
  expect(table.isAsked.value).toBe(false);
  table.stop();
});

test('a wish taken back asks again', () => {
  const { table, time, wished } = seated();
  table.play.wish?.leave('until-my-die');
  table.play.wish?.cancel();
  time.pass(10 * wishPause);
  expect([wished, table.isAsked.value, table.play.choice.legal.value.length]).toEqual([[], true, 2]);
});
