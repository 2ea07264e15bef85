import { accountant } from './accountant.ts';
import { captain } from './captain.ts';
import type { Character } from './character.ts';
import { commentator } from './commentator.ts';
import { detective } from './detective.ts';
import { gourmet } from './gourmet.ts';
import { granny } from './granny.ts';
import { mystic } from './mystic.ts';
import { poet } from './poet.ts';
import { professor } from './professor.ts';
import { teenager } from './teenager.ts';

/** All characters that bots can be: more than there are seats, so that no two at a table are alike. */
export const characters: readonly Character[] = [
  accountant,
  captain,
  commentator,
  detective,
  gourmet,
  granny,
  mystic,
  poet,
  professor,
  teenager,
];
