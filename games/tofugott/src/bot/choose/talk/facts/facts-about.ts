import type { Silhouette } from '../../../../silhouettes.ts';
import { beetleFacts } from './beetle.ts';
import { birdFacts } from './bird.ts';
import { dolphinFacts } from './dolphin.ts';
import { elephantFacts } from './elephant.ts';
import type { Facts } from './facts.ts';
import { humanFacts } from './human.ts';
import { pigFacts } from './pig.ts';
import { ratFacts } from './rat.ts';
import { snakeFacts } from './snake.ts';
import { spiderFacts } from './spider.ts';
import { tofuFacts } from './tofu.ts';

export const factsAbout: { readonly [S in Silhouette]: Facts } = {
  rat: ratFacts,
  pig: pigFacts,
  elephant: elephantFacts,
  dolphin: dolphinFacts,
  human: humanFacts,
  tofu: tofuFacts,
  spider: spiderFacts,
  beetle: beetleFacts,
  bird: birdFacts,
  snake: snakeFacts,
};
