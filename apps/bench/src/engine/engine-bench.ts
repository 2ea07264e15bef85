import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { thisMachine } from '../measure/machine.ts';
import { measure } from '../measure/rounds.ts';
import type { Contestant, Plan } from '../measure/rounds.ts';
import { boardgameIoContestant, boardgameIoReplayer } from './boardgame-io-contestant.ts';
import { engineText, scoresOf } from './engine-report.ts';
import type { Heat } from './engine-report.ts';
import { mutableContestant } from './mutable-contestant.ts';
import { rudelCheckedContestant, rudelContestant } from './rudel-contestant.ts';

const thorough: Plan = { rounds: 25, roundMs: 500, warmUpMs: 1500 };
const quick: Plan = { rounds: 7, roundMs: 250, warmUpMs: 1000 };

function heat(options: DogTypes['Options'], plan: Plan, peers: readonly Contestant[]): Heat {
  const contestants = [
    rudelContestant(options),
    rudelCheckedContestant(options),
    ...peers,
    mutableContestant(options),
  ];
  return { options: dog.options.format(options), scores: scoresOf(measure(contestants, plan)) };
}

/** Dog by three engines in one run. */
export function engineBench(settings: BenchSettings): BenchReport {
  const plan = settings.quick ? quick : thorough;
  const { defaults } = dog.options;
  const peers = [boardgameIoContestant, boardgameIoReplayer(settings.quick ? 3 : 20)];
  const heats = [heat(defaults, plan, peers), heat({ ...defaults, sevenHelpsPartner: 'always' }, plan, [])];
  const machine = thisMachine();
  return { text: engineText(machine, plan, heats), data: { bench: 'engine', machine, plan, heats } };
}
