import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { shelf } from '@rudel/shelf';
import { thisMachine } from '../measure/machine.ts';
import { measure } from '../measure/rounds.ts';
import type { Contestant, Plan } from '../measure/rounds.ts';
import { boardgameIoContestant, boardgameIoReplayer } from './boardgame-io-contestant.ts';
import { engineText, scoresOf } from './engine-report.ts';
import type { Heat, Score } from './engine-report.ts';
import { gameContestants } from './game-contestant.ts';
import { mutableContestant } from './mutable-contestant.ts';
import { rudelCheckedContestant, rudelContestant } from './rudel-contestant.ts';

const thorough: Plan = { rounds: 25, roundMs: 500, warmUpMs: 1500 };
const quick: Plan = { rounds: 7, roundMs: 250, warmUpMs: 1000 };

/** Every game by itself: nobody is to be beaten here, so that fewer rounds will do. */
const thoroughForGames: Plan = { rounds: 9, roundMs: 300, warmUpMs: 1000 };
const quickForGames: Plan = { rounds: 3, roundMs: 150, warmUpMs: 500 };

function heat(options: DogTypes['Options'], plan: Plan, peers: readonly Contestant[]): Heat {
  const contestants = [
    rudelContestant(options),
    rudelCheckedContestant(options),
    ...peers,
    mutableContestant(options),
  ];
  return { options: dog.options.format(options), scores: scoresOf(measure(contestants, plan)) };
}

const gamesBySize = (plan: Plan): readonly Score[] =>
  scoresOf(
    measure(
      shelf.flatMap(({ game }) => gameContestants(game)),
      plan,
    ),
  );

/** Dog by three engines in one run, and then every game through the contract. */
export function engineBench(settings: BenchSettings): BenchReport {
  const plan = settings.quick ? quick : thorough;
  const { defaults } = dog.options;
  const peers = [boardgameIoContestant, boardgameIoReplayer(settings.quick ? 3 : 20)];
  const heats = [heat(defaults, plan, peers), heat({ ...defaults, sevenHelpsPartner: 'always' }, plan, [])];
  const games = gamesBySize(settings.quick ? quickForGames : thoroughForGames);
  const machine = thisMachine();
  return {
    text: engineText(machine, plan, heats, games),
    data: { bench: 'engine', machine, plan, heats, games },
  };
}
