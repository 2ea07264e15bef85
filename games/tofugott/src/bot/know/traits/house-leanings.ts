import type { CardLeanings, LeaningsByCard } from './leaning.ts';
import { blackBedLeanings } from './leanings/black-bed.ts';
import { blackBodyLeanings } from './leanings/black-body.ts';
import { blackDeathLeanings } from './leanings/black-death.ts';
import { blackPowerLeanings } from './leanings/black-power.ts';
import { blackViceLeanings } from './leanings/black-vice.ts';
import { childhoodLeanings } from './leanings/childhood.ts';
import { crimeLeanings } from './leanings/crime.ts';
import { dreamsLeanings } from './leanings/dreams.ts';
import { familyLeanings } from './leanings/family.ts';
import { foodLeanings } from './leanings/food.ts';
import { holidaysLeanings } from './leanings/holidays.ts';
import { loveLeanings } from './leanings/love.ts';
import { mishapsLeanings } from './leanings/mishaps.ts';
import { neighboursLeanings } from './leanings/neighbours.ts';
import { schoolLeanings } from './leanings/school.ts';
import { scienceLeanings } from './leanings/science.ts';
import { shrinesLeanings } from './leanings/shrines.ts';
import { sportsLeanings } from './leanings/sports.ts';
import { technologyLeanings } from './leanings/technology.ts';
import { travelLeanings } from './leanings/travel.ts';
import { workLeanings } from './leanings/work.ts';

/** The leanings of the house deck by card. */
export const houseLeanings: LeaningsByCard = {
  ...familyLeanings,
  ...workLeanings,
  ...schoolLeanings,
  ...travelLeanings,
  ...foodLeanings,
  ...loveLeanings,
  ...shrinesLeanings,
  ...crimeLeanings,
  ...sportsLeanings,
  ...scienceLeanings,
  ...childhoodLeanings,
  ...neighboursLeanings,
  ...holidaysLeanings,
  ...technologyLeanings,
  ...dreamsLeanings,
  ...mishapsLeanings,
  ...blackBedLeanings,
  ...blackDeathLeanings,
  ...blackBodyLeanings,
  ...blackViceLeanings,
  ...blackPowerLeanings,
};

/** The leanings of a card of the house; null for a card of a custom deck. */
export function leaningsOf(card: string): CardLeanings | null {
  return Object.hasOwn(houseLeanings, card) ? (houseLeanings[card] ?? null) : null;
}
