/** The characters from the lowest value to the highest: sheep, dog, hunter, shepherd, wolf (woof 1.1). */
export const characters = ['S', 'D', 'H', 'P', 'W'] as const;
export type Character = (typeof characters)[number];

/** What a card looks like, and so what a token shows: nothing looks like a shepherd (woof 1.2). */
export const signs = ['S', 'D', 'H', 'W', '?'] as const;
export type Sign = (typeof signs)[number];

/** All cards: the picture, and behind it the appearance where that is another (woof 1.2, 1.4). */
export const cards = ['S', 'SD', 'D', 'D?', 'DW', 'H', 'H?', 'HS', 'P?', 'PH', 'W'] as const;
export type Card = (typeof cards)[number];

/** The two cards of a place. */
export type Pair = readonly [Card, Card];

type Face = { readonly picture: Character; readonly sign: Sign };

const faces: { readonly [C in Card]: Face } = {
  S: { picture: 'S', sign: 'S' },
  SD: { picture: 'S', sign: 'D' },
  D: { picture: 'D', sign: 'D' },
  'D?': { picture: 'D', sign: '?' },
  DW: { picture: 'D', sign: 'W' },
  H: { picture: 'H', sign: 'H' },
  'H?': { picture: 'H', sign: '?' },
  HS: { picture: 'H', sign: 'S' },
  'P?': { picture: 'P', sign: '?' },
  PH: { picture: 'P', sign: 'H' },
  W: { picture: 'W', sign: 'W' },
};

export const pictureOf = (card: Card): Character => faces[card].picture;

/** What a card looks like. */
export const signOf = (card: Card): Sign => faces[card].sign;

/** From 1 for a sheep to 5 for a wolf. */
export const valueOf = (character: Character): number => characters.indexOf(character) + 1;

/** Whom the holder of these cards plays: the higher of the two pictures (woof 1.1). */
export function characterOf([one, other]: Pair): Character {
  const [first, second] = [pictureOf(one), pictureOf(other)];
  return valueOf(first) >= valueOf(second) ? first : second;
}

/** What somebody who looks at a card announces: its appearance, but a shepherd cries wolf (woof 3.2, 3.3). */
export function announced(card: Card, isShepherd: boolean): Sign {
  const sign = signOf(card);
  return isShepherd && sign !== '?' ? 'W' : sign;
}

/** Cards in the order in which they are written. */
export function sortedCards<T extends readonly Card[]>(some: T): T {
  return some.toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other)) as readonly Card[] as T;
}
