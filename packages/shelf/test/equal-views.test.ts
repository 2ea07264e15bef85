import { describe, expect, test } from 'vitest';
import { levels } from '@rudel/bots';
import type { AnyBot, Budget } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyView, Sealed, Seat } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';

const moments = 10;
const apart = 7;

/** What a seat sees when it is asked, and what it would see if something else that looks the same were true. */
type Moment = { readonly seen: AnyView; readonly elsewhere: AnyView };

/** Moments of matches, some decisions apart; whoever decides plays anything. */
function momentsOf(game: AnyGame): readonly Moment[] {
  const rng = seededRng(`equal views of ${game.id}`);
  const found: Moment[] = [];
  const start = (): Sealed => game.table.start(mustParse(game.options, '-'), game.seats[0] ?? 0);
  let state = start();
  let asked = 0;
  while (found.length < moments) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over') {
      state = start();
      continue;
    }
    if (turn.kind === 'chance') {
      state = game.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[rng.int(turn.seats.length)] as Seat;
    const seen = game.table.view(state, by);
    asked += 1;
    if (asked % apart === 0)
      found.push({ seen, elsewhere: game.table.view(game.table.imagine(seen, rng), by) });
    const legal = game.player.legal(seen);
    const move = legal[rng.int(legal.length)] ?? expect.fail('nobody is asked for nothing');
    state = game.table.apply(state, { by, move });
  }
  return found;
}

/** A bot's move, and how often it looked at the clock for it: time goes by with the looks. */
function decided(game: AnyGame, bot: AnyBot, view: AnyView): readonly [move: string, looks: number] {
  let looks = 0;
  const now = (): number => {
    looks += 1;
    return looks * 5;
  };
  const budget: Budget = { kind: 'ms', ms: 20, now };
  return [game.player.move.format(bot.choose(view, seededRng('bot'), budget)), looks];
}

describe.each(shelf)('$game.id', ({ game, bots }) => {
  const some = momentsOf(game);

  test.each(levels)('%s makes the same move in equal views, and thinks as long for it', (level) => {
    const bot = bots.find(({ name }) => name === level) ?? expect.fail(`there is no ${level}`);
    const first = some.map(({ seen }) => decided(game, bot, seen));
    const second = some
      .toReversed()
      .map(({ elsewhere }) => decided(game, bot, elsewhere))
      .toReversed();
    expect(second).toEqual(first);
  });
});
