import type { Bot, BotsByLevel } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import type { LupusTypes, View } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { hinter } from './choose/hint.ts';
import { greedyBot } from './choose/plain.ts';
import { noviceStyle, shyStyle, strongStyle } from './choose/styles.ts';
import { talker } from './choose/talker.ts';
import { basisOf } from './value/basis.ts';
import { Believer } from './worlds/belief.ts';
import { tempered } from './worlds/sureness.ts';

/** The bots that know Lupus in Tabula, the weakest first. */
export const lupusBots: readonly Bot<LupusTypes>[] = [
  greedyBot,
  talker('novice', noviceStyle),
  talker('strong', strongStyle),
];

export const bots: BotsByLevel<LupusTypes> = {
  levels: {
    easy: talker('easy', noviceStyle),
    medium: talker('medium', shyStyle),
    strong: talker('strong', strongStyle),
  },
  aliases: { novice: 'easy', greedy: 'medium' },
  hinter,
};

const believer = new Believer((players) => strongStyle(players).weights);

/** How likely `strong` holds each seat to be a wolf, by the view of its own seat and by experience. */
export function suspicionsIn(view: View, eye: Seat): Float64Array {
  const players = playersOf(view.shown);
  const { wolf, experience } = basisOf(view, eye, believer, strongStyle(players));
  return wolf.map((sure) => tempered(sure, experience));
}
