import type { Budget } from '@rudel/bots';
import { guidanceSuite } from '@rudel/testkit/suite';
import { bots } from '../../src/bot/index.ts';
import { tofugott } from '../../src/index.ts';
import { guidance } from '../../web/guidance/guidance.ts';

const { easy } = bots.levels;
if (easy === undefined) throw new Error('there are no easy bots');

const budget: Budget = { kind: 'iterations', count: 1 };

guidanceSuite(tofugott, guidance, {
  seats: 4,
  matches: 4,
  choose: (view, rng) => easy.choose(view, rng, budget),
});
