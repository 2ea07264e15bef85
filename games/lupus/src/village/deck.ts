import type { Options } from '../options.ts';
import { roles } from '../roles/index.ts';
import { specials } from '../roles/role.ts';
import type { Role, Special } from '../roles/role.ts';
import { wolvesAmong } from './wolves-among.ts';

/** How many cards a special character takes. */
const copiesOf = (special: Special): number => roles[special].copies;

const without = (list: readonly Special[], special: Special): readonly Special[] =>
  list.filter((one) => one !== special);

/** The special characters that this many players may have (1.3). */
export const specialsFor = (players: number): readonly Special[] =>
  specials.filter((special) => roles[special].from <= players);

/** The suggested deck: every special character that is allowed (1.3). */
export const suggestedDeck: (players: number) => readonly Special[] = specialsFor;

/** How many villagers there are beside these; more than exist if too few are chosen (1.1). */
export function villagersBeside(chosen: readonly Special[], players: number): number {
  const taken = chosen.reduce((sum, special) => sum + copiesOf(special), 0);
  return players - wolvesAmong(players) - 1 - taken;
}

export const mostVillagers: number = roles.villager.copies;

/** Whether there are enough villagers' cards beside these. */
export const hasEnoughCards = (chosen: readonly Special[], players: number): boolean =>
  villagersBeside(chosen, players) <= mostVillagers;

const chosenBy = (options: Options, special: Special): boolean =>
  options[special === 'freemason' ? 'freemasons' : special] !== 'no';

/** The deck by the options. Where villagers run out, characters that were left out come in after all, in their order. */
export function deckBy(options: Options, players: number): readonly Special[] {
  const allowed = specialsFor(players);
  const chosen = new Set(allowed.filter((special) => chosenBy(options, special)));
  for (const special of allowed) {
    if (hasEnoughCards([...chosen], players)) break;
    chosen.add(special);
  }
  return allowed.filter((special) => chosen.has(special));
}

/** Whether there is a place for each of these. */
export const hasEnoughPlaces = (chosen: readonly Special[], players: number): boolean =>
  villagersBeside(chosen, players) >= 0;

/** Every set of special characters that a narrator may choose: the numbers of 1.3 are only advice then (2.2). */
export function legalDecks(players: number): readonly (readonly Special[])[] {
  const sets = specials.reduce<readonly (readonly Special[])[]>(
    (all, special) => all.flatMap((set) => [[...set, special], set]),
    [[]],
  );
  return sets.filter((set) => hasEnoughCards(set, players) && hasEnoughPlaces(set, players));
}

/** Whether a lot decides about the possessed: only where there is a villager's card to replace it. */
export const isPossessedByLot = (options: Options, deck: readonly Special[], players: number): boolean =>
  options.possessed === 'lot' &&
  deck.includes('possessed') &&
  hasEnoughCards(without(deck, 'possessed'), players);

/** What is told about a deck: the possessed only where that is announced (1.3). */
export const announcedOf = (options: Options, deck: readonly Special[]): readonly Special[] =>
  options.announcePossessed === 'yes' ? deck : without(deck, 'possessed');

const times = (role: Role, count: number): Role[] => Array.from({ length: count }, () => role);

/** All cards of a deck, the wolves first. */
export function cardsOf(deck: readonly Special[], players: number): readonly Role[] {
  return [
    ...times('wolf', wolvesAmong(players)),
    'seer',
    ...deck.flatMap((special) => times(special, copiesOf(special))),
    ...times('villager', Math.max(0, villagersBeside(deck, players))),
  ];
}
