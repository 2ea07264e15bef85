import { Events, fitLogistic, learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import { writePoints } from '../bot/know/fast/fast-points.ts';
import { most } from '../bot/know/fast/fast-trick.ts';
import { sureFrom } from '../bot/learned/sure-hands.ts';
import { Habit } from '../bot/worlds/habit/habit.ts';
import { plainTemper } from '../bot/worlds/habit/temper.ts';
import { HabitRounds } from './habit-rounds.ts';

type Sure = typeof sureFrom;
type Role = keyof Sure;

const dice = 7;
/** A declaration gains five if its side wins, and gives ten if it loses (woelfe 4.2). */
const stakes = { gain: 5, loss: 10 } as const;

/** How many tricks hands were expected to win and whether their side won, by role; every seat plays plainly. */
class Hands {
  readonly byRole: { readonly [R in Role]: Events } = {
    hunter: new Events(2),
    dweller: new Events(2),
    lone: new Events(2),
  };
  readonly #points: Float64Array = new Float64Array(most);
  readonly #habit: Habit = new Habit(plainTemper);

  constructor(rounds: number, seed: string) {
    const game = new HabitRounds(seededRng(seed), plainTemper);
    for (let nth = 0; nth < rounds; nth += 1) {
      game.deal(most, dice);
      this.#play(game);
    }
  }

  /** Whoever has both hunters announces them, as this bot does. */
  #play(game: HabitRounds): void {
    const { round } = game;
    const lone = round.drawn.indexOf(2);
    const expected = Array.from({ length: most }, (_, seat) => this.#habit.expected(round, seat));
    if (lone >= 0) round.announce(lone);
    game.play({ bid: 0, roll: 0 }, () => {});
    writePoints(round, this.#points);
    for (let seat = 0; seat < most; seat += 1) {
      const role = lone >= 0 ? 'lone' : round.isHunter(seat) ? 'hunter' : 'dweller';
      if (role !== 'lone' || seat === lone)
        this.byRole[role].add([1, expected[seat] as number], (this.#points[seat] as number) > 0);
    }
  }
}

/** From how many tricks expected on a declaration is even. */
function fromWhere(events: Events): number {
  const [base = 0, slope = 1] = fitLogistic(events, 1);
  return rounded((Math.log(stakes.loss / stakes.gain) - base) / slope, 2);
}

/** What declaring from these on comes to, in points for each hand. */
function gainOf(sure: Sure, { byRole }: Hands): number {
  let [sum, count] = [0, 0];
  for (const role of ['hunter', 'dweller', 'lone'] as const) {
    const events = byRole[role];
    for (let nth = 0; nth < events.count; nth += 1)
      if (events.feature(nth, 1) >= sure[role])
        sum += events.happened(nth) === 1 ? stakes.gain : -stakes.loss;
    count += events.count;
  }
  return sum / count;
}

function make({ seed, size }: Recipe): Made<Sure> {
  const { byRole } = new Hands(size, `sure ${seed}`);
  const heldOut = new Hands(Math.ceil(size / 2), `sure ${seed} held out`);
  const numbers = {
    hunter: fromWhere(byRole.hunter),
    dweller: fromWhere(byRole.dweller),
    lone: fromWhere(byRole.lone),
  };
  const score = {
    measure: 'gain by declaring in points a hand',
    on: `${Math.ceil(size / 2)} rounds`,
    better: 'higher',
    made: gainOf(numbers, heldOut),
    inUse: gainOf(sureFrom, heldOut),
  } as const;
  return { numbers, score };
}

export const sureHandTable: LearnedTable = learnedTable<Sure>({
  name: 'sure-hands',
  recipe: { seed: 1, size: 40_000 },
  unit: 'rounds of four that plain habits played',
  rehearsal: 200,
  inUse: sureFrom,
  make,
  print: (numbers) =>
    printConstant({
      name: 'sureFrom',
      type: '{ readonly hunter: number; readonly dweller: number; readonly lone: number }',
      about:
        'From how many tricks expected on a side wins two rounds of three: then raising the stakes pays.',
      numbers,
    }),
});
