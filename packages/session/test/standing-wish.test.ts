import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyView, Open } from '@rudel/kernel';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import type { AnyWishes } from '@rudel/ui/game-ui';
import { woelfePage } from '@rudel/woelfe/page';
import { ui } from '@rudel/woelfe/web';
import { AnsweredWish, wishPause } from '../src/standing-wish.ts';
import { wishShelf } from '../src/wish-shelf.ts';

const wishes = ui.wishes as AnyWishes;

const game = woelfePage as unknown as AnyGamePage & Pick<AnyGame, 'player'>;

/** Seat 1 of three in its second round. */
function sight(fields: string): AnyView {
  const text = `woelfe/1 eye:1 opts:- seats:3 ${fields}`;
  const parsed = game.player.sight.parse(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const head = 'round:2 starter:0';
const rest = 'double:- fever:- rabies:- goblins:1/1/1 bids:1/1/1';
const window = (trick: string, hands: string, answers = '?/-/?'): AnyView =>
  sight(
    `phase:goblin ${head} turn:- ${rest} tricks:- trick:${trick} points:0/0/0 hands:${hands} answers:${answers}`,
  );
const first = window('0>W1', '?/G,G/?,?');
const second = window('0>W1.G2', '?/G/?,?');
const answered = window('0>W1.G2', '?/G/?,?', '?/pass/?');
const myDie = sight(
  `phase:play ${head} turn:1 ${rest} tricks:- trick:0>W1 points:0/0/0 hands:?/G,G/?,? answers:-/-/-`,
);

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function seated(device = storage(), view = first) {
  const known = signal<AnyView>(view);
  const time = new FakeSurroundings();
  const sent: Open[] = [];
  const wish = new AnsweredWish({
    answers: wishes,
    known,
    shelf: wishShelf(device, 'table 1 1', game, wishes),
    time,
    send: (move) => sent.push(move),
  });
  return { known, time, sent, wish, device };
}

describe('a wish that stands', () => {
  it('answers after a pause, each time it is asked', () => {
    const { known, time, sent, wish } = seated();
    expect(wish.isAnswering.value).toBe(false);
    wish.leave('this-trick');
    expect(wish.isAnswering.value).toBe(true);
    time.pass(wishPause - 1);
    expect(sent).toEqual([]);
    time.pass(1);
    expect(sent).toEqual([{ kind: 'pass' }]);
    known.value = answered;
    time.pass(10 * wishPause);
    expect([sent.length, wish.isAnswering.value, wish.wish.value]).toEqual([1, false, 'this-trick']);
    known.value = second;
    time.pass(wishPause);
    expect(sent.length).toBe(2);
  });

  it('is over by the rules of its game', () => {
    const { known, time, sent, wish } = seated();
    wish.leave('until-my-die');
    known.value = myDie;
    time.pass(10 * wishPause);
    expect([sent, wish.wish.value]).toEqual([[], null]);
  });

  it('can be taken back before it has answered', () => {
    const { time, sent, wish } = seated();
    wish.leave('this-trick');
    wish.cancel();
    time.pass(10 * wishPause);
    expect([sent, wish.wish.value]).toEqual([[], null]);
  });

  it('outlasts the page, and is gone from the device when it is over', () => {
    const { wish, device } = seated();
    wish.leave('until-my-die');
    wish.stop();
    const again = seated(device, second);
    expect(again.wish.wish.value).toBe('until-my-die');
    again.time.pass(wishPause);
    expect(again.sent).toEqual([{ kind: 'pass' }]);
    again.known.value = myDie;
    expect(seated(device, second).wish.wish.value).toBeNull();
  });

  it('belongs to its seat in its match, and no other is kept for ever', () => {
    const device = storage();
    const shelfOf = (owner: string) => wishShelf(device, owner, game, wishes);
    for (let match = 1; match <= 20; match += 1)
      shelfOf(`table ${match} 1`).write({ wish: 'this-trick', since: first });
    const kept = Array.from({ length: 21 }, (_, match) => shelfOf(`table ${match} 1`).read());
    expect(kept.flatMap((one, match) => (one === null ? [] : [match]))).toEqual([
      13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect(kept[20]?.since).toEqual(first);
  });

  it('does not believe what it cannot read', () => {
    const shelved = (text: string) => {
      const device = storage();
      device.setItem('rudel.standing', text);
      return wishShelf(device, 'table 1 1', game, wishes).read();
    };
    const good = game.player.sight.format(first);
    expect(shelved(JSON.stringify([['table 1 1', 'this-trick', good]]))?.wish).toBe('this-trick');
    for (const bad of ['', '{', '{}', '[[]]', JSON.stringify([['table 1 1', 'for-ever', good]])])
      expect(shelved(bad)).toBeNull();
    expect(shelved(JSON.stringify([['table 1 1', 'this-trick', 'woelfe/1']]))).toBeNull();
  });
});
