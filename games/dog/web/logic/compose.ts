import { dogPage, playedOn } from '@rudel/dog/page';
import type { Board, Card, Hit, Leg, Move, Place, Play, Rank, View } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import { distinctNames } from './joker-names.ts';
import { drivenBySeven, nextLegs, sevenOn } from './seven.ts';
import type { Seven } from './seven.ts';

/** What a person has chosen so far of the move that is being put together. */
export type Choices = {
  /** Which card of the hand. */
  readonly slot: number | null;
  /** What a joker is named. */
  readonly as: Rank | null;
  /** The stone that is to go next, by its place. */
  readonly from: Place | null;
  /** What has been driven: the parts of a seven, or the one leg of any other card. */
  readonly legs: readonly Leg[];
};

export const nothingChosen: Choices = { slot: null, as: null, from: null, legs: [] };

/** Where the choices lead: what can be chosen next, and the move once it is complete. */
export type Composed = {
  readonly choices: Choices;
  readonly kind: 'waiting' | 'exchange' | 'play' | 'fold';
  readonly hand: readonly Card[];
  /** Whether each card of the hand can be played at all. */
  readonly playable: readonly boolean[];
  /** The same with the chosen stone, while a stone is chosen and no card. */
  readonly fitting: readonly boolean[];
  readonly card: Card | null;
  /** What the card is played as; null while a joker is not named. */
  readonly as: Rank | null;
  /** What a chosen joker can be named; empty for other cards. */
  readonly values: readonly Rank[];
  /** The places of stones that can go next; a nest stands for the stones in it. */
  readonly sources: readonly Place[];
  /** The stone that goes next: chosen, or the only one. */
  readonly from: Place | null;
  readonly targets: readonly Place[];
  /** What a seven moves: the chosen parts, and after them those without a choice. */
  readonly legs: readonly Leg[];
  /** The board as it would be after what has been driven; only a seven shows what is not complete. */
  readonly board: Board;
  readonly hits: readonly Hit[];
  /** The steps left of a seven; null for other cards. */
  readonly left: number | null;
  readonly draft: Move | null;
};

/** The choices that lead to a complete move; null for one that no card of the hand makes. */
export function choicesFor(hand: readonly Card[], move: Move): Choices | null {
  if (move.kind === 'fold') return null;
  const slot = (hand as readonly string[]).indexOf(move.card);
  if (slot < 0) return null;
  if (move.kind === 'give') return { ...nothingChosen, slot };
  const from = move.as === '7' ? null : (move.legs[0]?.from ?? null);
  return { slot, as: move.as === 'X' ? null : move.as, from, legs: move.legs };
}

/** Follows the choices from a view and its legal moves. Choices that do not fit are left out. */
export function compose(view: View, legal: readonly Move[], choices: Choices): Composed {
  const { eye, shown } = view;
  const hand = eye === 'table' ? [] : (view.hands[eye] as readonly Card[]);
  const none: Composed = {
    choices,
    kind: 'waiting',
    hand,
    playable: hand.map(() => false),
    fitting: hand.map(() => false),
    card: null,
    as: null,
    values: [],
    sources: [],
    from: null,
    targets: [],
    legs: [],
    board: shown.board,
    hits: [],
    left: null,
    draft: null,
  };
  const [first] = legal;
  if (first === undefined || eye === 'table') return none;
  if (first.kind === 'fold') return { ...none, kind: 'fold' };
  if (first.kind === 'give') return composeGift(none, choices);
  return composePlay(none, view, eye, legal as readonly Play[], choices);
}

function composeGift(none: Composed, { slot }: Choices): Composed {
  const card = slot === null ? null : (none.hand[slot] ?? null);
  return {
    ...none,
    kind: 'exchange',
    playable: none.hand.map(() => true),
    fitting: none.hand.map(() => true),
    card,
    draft: card === null ? null : { kind: 'give', card },
  };
}

function composePlay(
  none: Composed,
  view: View,
  player: Seat,
  legal: readonly Play[],
  choices: Choices,
): Composed {
  const playable = none.hand.map((card) => hasPlay(legal, card));
  const open: Composed = { ...none, kind: 'play', playable, fitting: playable };
  const card = choices.slot === null ? undefined : none.hand[choices.slot];
  if (card === undefined || !hasPlay(legal, card)) return composeStone(open, view, player, legal, choices);
  const names = namesOf(view, player, legal, card, choices.from);
  const values = distinctNames(legal, card, names, choices.from);
  const as = nameOfCard(card, names, values, choices.as);
  if (as === null) return { ...open, card, values, from: choices.from };
  const chosen = { ...open, card, as, values: card === 'X' ? values : [] };
  const plays = legal.filter((play) => play.card === card && play.as === as);
  return as === '7'
    ? composeSeven(chosen, view, player, plays, choices)
    : composeLeg(chosen, view, plays, choices);
}

/** No card yet: any stone that some card can move, and the cards that can move the chosen one. */
function composeStone(
  open: Composed,
  view: View,
  player: Seat,
  legal: readonly Play[],
  { from }: Choices,
): Composed {
  const stones = new Map(open.hand.map((card) => [card, sourcesOf(view, player, legal, card)]));
  const sources = [...new Set([...stones.values()].flatMap((places) => [...places]))];
  const fitting =
    from === null ? open.playable : open.hand.map((card) => stones.get(card)?.has(from) === true);
  return { ...open, sources, from, fitting };
}

const hasPlay = (legal: readonly Play[], card: Card): boolean => legal.some((play) => play.card === card);

/** A joker is named by choice, or by itself where only one name is left to choose. */
function nameOfCard(
  card: Card,
  names: readonly Rank[],
  values: readonly Rank[],
  chosen: Rank | null,
): Rank | null {
  if (card !== 'X') return card;
  if (chosen !== null && names.includes(chosen)) return chosen;
  return onlyOne(values);
}

/** What a card can be named, with the chosen stone if it goes with any. */
function namesOf(
  view: View,
  player: Seat,
  legal: readonly Play[],
  card: Card,
  from: Place | null,
): readonly Rank[] {
  const all = [...new Set(legal.filter((play) => play.card === card).map((play) => play.as as Rank))];
  const fitting = all.filter((as) => from === null || sourcesOf(view, player, legal, card, as).has(from));
  return fitting.length > 0 ? fitting : all;
}

/** The places of the stones that a card can move. */
function sourcesOf(
  view: View,
  player: Seat,
  legal: readonly Play[],
  card: Card,
  as?: Rank,
): ReadonlySet<Place> {
  const places = new Set<Place>();
  for (const play of legal) {
    if (play.card !== card || (as !== undefined && play.as !== as)) continue;
    if (play.as !== '7') for (const leg of play.legs) places.add(leg.from);
  }
  if (as !== undefined && as !== '7') return places;
  if (legal.some((play) => play.card === card && play.as === '7'))
    for (const leg of nextLegs(sevenOf(view, player, card), [])) places.add(leg.from);
  return places;
}

/** What is known of a seven is kept as long as its view: every tap asks again. */
const sevens = new WeakMap<View, { readonly plain: Seven; readonly byJoker: Seven }>();

function sevenOf(view: View, player: Seat, card: Card): Seven {
  const { board, options } = view.shown;
  const known = sevens.get(view) ?? {
    plain: sevenOn(board, player, options, true),
    byJoker: sevenOn(board, player, options, options.jokerFinishes === 'yes'),
  };
  sevens.set(view, known);
  return card === 'X' ? known.byJoker : known.plain;
}

function onlyOne<T>(things: readonly T[]): T | null {
  return things.length === 1 ? (things[0] as T) : null;
}

/** Any card but a seven: one stone, one target. A jack that swaps with nobody needs neither. */
function composeLeg(chosen: Composed, view: View, plays: readonly Play[], choices: Choices): Composed {
  const sources = [...new Set(plays.flatMap((play) => play.legs.map((leg) => leg.from)))];
  if (sources.length === 0) return { ...chosen, draft: plays[0] ?? null };
  const from = choices.from !== null && sources.includes(choices.from) ? choices.from : onlyOne(sources);
  const fitting = plays.filter((play) => play.legs[0]?.from === from);
  const targets = fitting.flatMap((play) => play.legs.map((leg) => leg.to));
  const to = choices.legs[0]?.from === from ? choices.legs[0]?.to : undefined;
  const draft = fitting.find((play) => play.legs[0]?.to === to) ?? onlyOne(fitting);
  return { ...chosen, sources, from, targets, draft, hits: draft === null ? [] : hitsOf(view, draft) };
}

function hitsOf(view: View, play: Play): readonly Hit[] {
  const hits: Hit[] = [];
  if (play.kind !== 'swap') playedOn(view.shown.board, play, (hit) => hits.push(hit));
  return hits;
}

/** A seven, part by part; where only one result is possible, it is there at once. */
function composeSeven(
  chosen: Composed,
  view: View,
  player: Seat,
  plays: readonly Play[],
  choices: Choices,
): Composed {
  const seven = sevenOf(view, player, chosen.card as Card);
  const only = choices.legs.length === 0 ? onlyOne(plays) : null;
  const legs = only === null ? withForced(seven, choices.legs) : only.legs;
  const { left } = drivenBySeven(seven, legs);
  const play: Play = { kind: 'drive', card: chosen.card as Card, as: '7', legs };
  const hits: Hit[] = [];
  const board = playedOn(view.shown.board, play, (hit) => hits.push(hit));
  const base = { ...chosen, legs, board, hits, left };
  if (left === 0) return { ...base, targets: legs.slice(-1).map((leg) => leg.to), draft: joined(view, play) };
  const next = nextLegs(seven, legs);
  const sources = [...new Set(next.map((leg) => leg.from))];
  const from = choices.from !== null && sources.includes(choices.from) ? choices.from : onlyOne(sources);
  const targets = next.filter((leg) => leg.from === from).map((leg) => leg.to);
  return { ...base, sources, from, targets };
}

/** The same seven with parts in a row of one stone as one, wherever that is lawful and comes to the same. */
function joined(view: View, play: Play): Play {
  const result = (one: Play): string => {
    const hits: Hit[] = [];
    return JSON.stringify([playedOn(view.shown.board, one, (hit) => hits.push(hit)), hits]);
  };
  let best = play;
  for (let nth = play.legs.length - 2; nth >= 0; nth -= 1) {
    const { legs } = best;
    const [first, second] = [legs[nth], legs[nth + 1]];
    if (first === undefined || second === undefined || first.to !== second.from) continue;
    const fewer = [...legs.slice(0, nth), { from: first.from, to: second.to }, ...legs.slice(nth + 2)];
    const shorter: Play = { ...best, legs: fewer };
    if (dogPage.player.whyNot(view, shorter) === null && result(shorter) === result(play)) best = shorter;
  }
  return best;
}

/** The parts chosen, and after them those without a choice. */
function withForced(seven: Seven, legs: readonly Leg[]): readonly Leg[] {
  if (legs.length === 0) return legs;
  let all = legs;
  for (;;) {
    const only = onlyOne(nextLegs(seven, all));
    if (only === null) return all;
    all = [...all, only];
  }
}
