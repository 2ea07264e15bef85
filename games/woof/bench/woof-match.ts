import type { Bot } from '@rudel/bots';
import { drawFrom, seededRng } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { woof } from '@rudel/woof';
import { judge } from '@rudel/woof/page';
import type { Judgement, Move, Options, Shown, View, WoofTypes } from '@rudel/woof/page';

export type WoofBot = Bot<WoofTypes>;

export const decks = ['base', 'expert'] as const;
export type Deck = (typeof decks)[number];

/** A table of bots, who sit down by turns as often as there are seats and move on by one seat with every match. */
export type Tables = { readonly deck: Deck; readonly seats: number; readonly players: readonly WoofBot[] };

/** What is noted of a match while it is played. */
export type Watch = {
  readonly onMove: (seat: Seat, view: View, move: Move) => void;
  readonly onRound: (judgement: Judgement) => void;
  readonly onEnd: (winners: readonly Seat[]) => void;
};

const { table } = woof;
const budget = { kind: 'iterations', count: 200 } as const;

const optionsOf = (deck: Deck): Options => ({
  ...woof.options.defaults,
  expert: deck === 'expert' ? 'yes' : 'no',
});

/** Who sits at a seat in the nth match. */
export function playerAt({ players }: Pick<Tables, 'players'>, nth: number, seat: Seat): WoofBot {
  return players[(seat + nth) % players.length] as WoofBot;
}

/** Each deal is played once in every order of the players. */
export const dealOf = ({ players }: Pick<Tables, 'players'>, nth: number): number =>
  Math.floor(nth / players.length);

/** Plays the nth match at such tables. */
export function playWoof(tables: Tables, nth: number, watch: Watch): void {
  const { deck, seats } = tables;
  const chance = seededRng(`woof ${deck} ${seats} deal ${dealOf(tables, nth)}`);
  const rng = seededRng(`woof ${deck} ${seats} match ${nth}`);
  let state = table.start(optionsOf(deck), seats);
  let rounds = 0;
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, chance) });
      continue;
    }
    const by = turn.seats[0] as Seat;
    const view = table.view(state, by);
    const move = chosen(playerAt(tables, nth, by), view, rng);
    watch.onMove(by, view, move);
    state = table.apply(state, { by, move });
    const { shown } = table.view(state, 'table');
    if (shown.points.length > rounds) watch.onRound(judgementOf(shown));
    rounds = shown.points.length;
  }
  const end = table.turn(state);
  watch.onEnd(end.kind === 'over' ? end.outcome.winners : []);
}

/** A bot that breaks a rule is a defect and stops everything. */
function chosen(bot: WoofBot, view: View, rng: Rng): Move {
  const move = bot.choose(view, rng, budget);
  const why = woof.player.whyNot(view, move);
  if (why === null) return move;
  throw new Error(`${bot.name} may not ${woof.player.move.format(move)}: ${why.reason}`);
}

function judgementOf({ last, options }: Shown): Judgement {
  if (last === null) throw new Error('A round that is over leaves a reveal.');
  return judge(last, options);
}
