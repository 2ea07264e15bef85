import type { GameTypes, Turn } from '@rudel/kernel';
import { deepFreeze } from '../deep-freeze.ts';
import { firstDifference } from '../first-difference.ts';
import { eyeName, mayChange } from '../moment.ts';
import type { Law, Look, Moment } from '../moment.ts';
import { hidesSomething } from './masking-law.ts';

const enoughToJudge = 12;

/** Imagined worlds are positions, look exactly like the view they were imagined from, and are not always the same. */
export class Imagining<G extends GameTypes> {
  #pairs = 0;
  #varied = 0;

  readonly law: Law<G> = (moment) => this.#faultsAt(moment);

  *#faultsAt(moment: Moment<G>): Generator<string> {
    for (const look of moment.looks) {
      const world = yield* imaginedFaults(moment, look);
      if (!hidesSomething(look.sight)) continue;
      this.#pairs += 1;
      if (world !== (yield* imaginedFaults(moment, look))) this.#varied += 1;
    }
  }

  /** To be asked after the match. */
  *varietyFaults(): Generator<string> {
    if (this.#pairs >= enoughToJudge && this.#varied === 0) {
      yield `Something was hidden in ${this.#pairs} views, yet imagined worlds never varied.`;
    }
  }
}

function* imaginedFaults<G extends GameTypes>(moment: Moment<G>, look: Look<G>): Generator<string, string> {
  const { game, rng } = moment;
  const world = deepFreeze(game.table.imagine(look.view, rng));
  const position = game.table.position.format(world);
  const parsed = game.table.position.parse(position);
  if (!parsed.ok)
    yield `${eyeName(look.eye)} imagines '${position}', which is not a position: ${parsed.error}`;
  const [seen, view] = [game.table.view(world, look.eye), look.view].map((one) => JSON.stringify(one));
  if (seen !== view) {
    yield `What ${eyeName(look.eye)} imagines looks different to it ${firstDifference(seen ?? '', view ?? '')}.`;
  }
  yield* turnFaults(moment, look, world);
  return position;
}

/** Whether it is asked, and how long it has, an eye knows for sure. */
function* turnFaults<G extends GameTypes>(
  { game, turn: truth }: Moment<G>,
  look: Look<G>,
  world: G['State'],
): Generator<string> {
  const turn = game.table.turn(world);
  if (turn.kind === 'seats' && truth.kind === 'seats' && clockOf(turn) !== clockOf(truth))
    yield `The clock ${clockOf(truth)}, but in a world that ${eyeName(look.eye)} imagines it ${clockOf(turn)}.`;
  const isAsked = turn.kind === 'seats' && look.eye !== 'table' && turn.seats.includes(look.eye);
  if (isAsked !== look.isAsked) {
    yield `${eyeName(look.eye)} is${look.isAsked ? '' : ' not'} asked, but otherwise in a world it imagines.`;
  }
  if (mayChange(turn, look.eye) !== look.mayChange)
    yield `${eyeName(look.eye)} may${look.mayChange ? '' : ' not'} change what it decided, but otherwise in a world it imagines.`;
}

function clockOf({ lapses, seconds, span }: Turn & { kind: 'seats' }): string {
  if (!lapses) return 'does not run';
  const what = span === undefined ? 'runs' : `runs for '${span}'`;
  return seconds === undefined ? what : `${what} ${seconds} seconds`;
}
