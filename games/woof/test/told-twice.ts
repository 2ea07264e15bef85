import type { Card, Character, Deed, Options, Pair, Question, Sign } from '../src/types.ts';

/** Cards told a second time, from their letters and without the game's tables. */

const order = 'SDHPW';

export const picture = (card: Card): Character => card.charAt(0) as Character;
export const appearance = (card: Card): Sign => (card.charAt(1) || card.charAt(0)) as Sign;

export function played(cards: readonly Card[]): Character {
  const ranks = cards.map((card) => order.indexOf(picture(card)));
  return order.charAt(Math.max(...ranks)) as Character;
}

export function cry(card: Card, liar: boolean): Sign {
  if (appearance(card) === '?') return '?';
  return liar ? 'W' : appearance(card);
}

export function answered(question: Question, cards: Pair | readonly Card[]): boolean {
  if (question === 'WHP') return ['W', 'H', 'P'].includes(played(cards));
  if (question === 'SHP') return ['S', 'H', 'P'].includes(played(cards));
  return cards.some((card) => picture(card) === question);
}

const times = (card: Card, count: number): Card[] => Array.from({ length: count }, () => card);

/** All cards of a table of four or five, one by one. */
export function dealt(options: Options): readonly Card[] {
  const [dogs, unknownDogs, hunters, unknownHunters, shepherds, wolves] =
    options.deck === 'preset'
      ? [1, 1, 1, 1, 1, 1]
      : [
          options.dogs,
          options.unknownDogs,
          options.hunters,
          options.unknownHunters,
          options.shepherds,
          options.wolves,
        ];
  const isExpert = options.expert === 'yes';
  const others = [
    ...times('D', dogs),
    ...times(isExpert ? 'DW' : 'D?', unknownDogs),
    ...times('H', hunters),
    ...times(isExpert ? 'HS' : 'H?', unknownHunters),
    ...times(isExpert ? 'PH' : 'P?', shepherds),
    ...times('W', wolves),
    ...times('SD', isExpert ? 1 : 0),
  ];
  return [...times('S', 10 - others.length), ...others];
}

const box = ['WH', 'WS', 'WD', 'HS', 'DS', 'DH'];

/** Whether tokens can show these signs, by trying one after the other. */
function payable(signs: readonly Sign[], tokens: readonly string[]): boolean {
  const [first, ...rest] = signs;
  if (first === undefined) return true;
  return tokens.some((token, nth) => token.includes(first) && payable(rest, tokens.toSpliced(nth, 1)));
}

/** Whether somebody has a token for all that a look may show. */
export function solvent(options: Options, log: readonly Deed[], seat: number, liar: boolean): boolean {
  if (options.tokens === 'unlimited') return true;
  const laid = log.flatMap((deed) =>
    deed.kind === 'look' && deed.by === seat && deed.sign !== '?' ? [deed.sign] : [],
  );
  const due: readonly Sign[] = liar ? ['W'] : [...new Set(dealt(options).map(appearance))];
  return due.every((sign) => sign === '?' || payable([...laid, sign], box));
}
