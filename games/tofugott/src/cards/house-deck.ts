import type { Deck, DeckCard } from './deck-types.ts';
import { blackBed } from './house/black-bed.ts';
import { blackBody } from './house/black-body.ts';
import { blackDeath } from './house/black-death.ts';
import { blackPower } from './house/black-power.ts';
import { blackVice } from './house/black-vice.ts';
import { childhood } from './house/childhood.ts';
import { crime } from './house/crime.ts';
import { dreams } from './house/dreams.ts';
import { family } from './house/family.ts';
import { food } from './house/food.ts';
import { holidays } from './house/holidays.ts';
import { love } from './house/love.ts';
import { mishaps } from './house/mishaps.ts';
import { neighbours } from './house/neighbours.ts';
import { school } from './house/school.ts';
import { science } from './house/science.ts';
import { shrines } from './house/shrines.ts';
import { sports } from './house/sports.ts';
import { technology } from './house/technology.ts';
import { travel } from './house/travel.ts';
import { work } from './house/work.ts';

/** The cards of the house by theme. */
export const houseThemes: Readonly<Record<string, readonly DeckCard[]>> = {
  family,
  work,
  school,
  travel,
  food,
  love,
  shrines,
  crime,
  sports,
  science,
  childhood,
  neighbours,
  holidays,
  technology,
  dreams,
  mishaps,
  'black-bed': blackBed,
  'black-death': blackDeath,
  'black-body': blackBody,
  'black-vice': blackVice,
  'black-power': blackPower,
};

/** The deck that every table has. */
export const houseDeck: Deck = { name: 'Tofugott', cards: Object.values(houseThemes).flat() };
