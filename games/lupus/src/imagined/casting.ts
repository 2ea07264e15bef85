import { pick, shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { possibleDecks } from '../consistency/check-position.ts';
import { isNight } from '../night/nights.ts';
import type { Role } from '../roles/role.ts';
import { cardsOf } from '../village/deck.ts';
import { fateOf, livedAtNight, livingAtNight } from '../village/fates.ts';
import { playersOf } from '../village/narrators.ts';
import { playerSeats } from '../village/seats.ts';
import { isAsTold, lastsLongEnough } from './cast.ts';
import type { Cast, Turning } from './cast.ts';
import { hintsFor } from './hints.ts';
import type { Hints } from './hints.ts';
import { ownNoteOf } from './known.ts';
import type { Known } from './known.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';

/** Who is what, and how the nights went: a truth that explains all that an eye knows. */
export type Casting = { readonly cast: Cast; readonly plans: readonly Plan[] };

/** The characters whose cards have to be somewhere in particular, the most telling first. */
const telling: readonly Role[] = [
  'wolf',
  'mythomaniac',
  'werehamster',
  'owl',
  'bodyguard',
  'seer',
  'freemason',
];
/** Those that decide by when somebody would have won. */
const deciding: readonly Role[] = ['wolf', 'mythomaniac'];

const triesByChance = 3000;
const triesWithSameWolves = 24;

/** Finds a casting by chance; in the end by trying everything. */
export function castingFor(known: Known, rng: Rng): Casting {
  const hints = hintsFor(known);
  const decks = possibleDecks(known.shown);
  for (let nth = 0; nth < triesByChance; nth += 1) {
    const found = new Search(known, hints, rng).byChance(cardsOf(pick(decks, rng), playersOf(known.shown)));
    if (found !== null) return found;
  }
  for (const deck of decks) {
    const found = new Search(known, hints, rng).byTrying(cardsOf(deck, playersOf(known.shown)));
    if (found !== null) return found;
  }
  throw new Error('no truth looks like this view');
}

type Placed = readonly (Role | null)[];

class Search {
  readonly #known: Known;
  readonly #hints: Hints;
  readonly #rng: Rng;

  constructor(known: Known, hints: Hints, rng: Rng) {
    this.#known = known;
    this.#hints = hints;
    this.#rng = rng;
  }

  /** Places all cards once, the telling ones several times around the same wolves. */
  byChance(deck: readonly Role[]): Casting | null {
    const left = this.#unknown(deck);
    if (left === null) return null;
    const wolves = this.#placed(
      left.filter((role) => deciding.includes(role)),
      this.#known.cards,
    );
    if (wolves === null) return null;
    for (const turning of this.#turnings(wolves)) {
      if (!lastsLongEnough(this.#known, { cards: wolves.map((role) => role ?? 'villager'), turning }))
        continue;
      for (let nth = 0; nth < triesWithSameWolves; nth += 1) {
        const all = this.#placed(inOrder(left.filter((role) => !deciding.includes(role))), wolves);
        const cast = all === null ? null : this.#refit({ cards: all as readonly Role[], turning });
        const found = cast === null ? null : this.#explained(cast);
        if (found !== null) return found;
      }
    }
    return null;
  }

  /** Tries every place of every telling card. */
  byTrying(deck: readonly Role[]): Casting | null {
    const left = this.#unknown(deck);
    if (left === null) return null;
    const to = inOrder(left).filter((role) => telling.includes(role));
    const rest = left.filter((role) => !telling.includes(role));
    return this.#deeper(to, rest, 0, this.#known.cards);
  }

  #deeper(to: readonly Role[], rest: readonly Role[], nth: number, cards: Placed): Casting | null {
    const role = to[nth];
    if (role === undefined) return this.#finish(rest, cards);
    for (const seat of shuffled(this.#openFor(role, cards), this.#rng)) {
      const found = this.#deeper(to, rest, nth + 1, cards.with(seat, role));
      if (found !== null) return found;
    }
    return null;
  }

  #finish(rest: readonly Role[], cards: Placed): Casting | null {
    const all = this.#placed(rest, cards);
    if (all === null) return null;
    for (const turning of this.#turnings(all)) {
      const cast = { cards: all as readonly Role[], turning };
      const found = lastsLongEnough(this.#known, cast) ? this.#explained(cast) : null;
      if (found !== null) return found;
    }
    return null;
  }

  /** The cards that the eye has not seen; null where it has seen others than these. */
  #unknown(deck: readonly Role[]): readonly Role[] | null {
    const left = [...deck];
    for (const card of this.#known.cards) {
      if (card === null) continue;
      const at = left.indexOf(card);
      if (at === -1) return null;
      left.splice(at, 1);
    }
    return left;
  }

  #openFor(role: Role, cards: Placed): readonly Seat[] {
    const open = playerSeats(this.#known.shown).filter(
      (seat) => cards[seat] === null && this.#hints.mayBe(role, seat),
    );
    const sure = role === 'wolf' ? open.filter((seat) => this.#hints.wolves.has(seat)) : [];
    return sure.length > 0 ? sure : open;
  }

  #placed(to: readonly Role[], on: Placed): Placed | null {
    let cards = on;
    for (const role of to) {
      const open = this.#openFor(role, cards);
      if (open.length === 0) return null;
      cards = cards.with(pick(open, this.#rng), role);
    }
    return cards;
  }

  /** What becomes of the mythomaniac depends on where the seer is, too. */
  #refit(cast: Cast): Cast | null {
    const { turning, cards } = cast;
    if (turning === null) return cast;
    const card = cards[turning.at];
    const into = card === 'wolf' || card === 'seer' ? card : null;
    return into === turning.into ? cast : this.#turned(cast, turning.into);
  }

  #turned({ cards }: Cast, into: Turning['into']): Cast | null {
    const found = this.#turnings(cards).find((turning) => turning?.into === into);
    return found === undefined ? null : { cards, turning: found };
  }

  #explained(cast: Cast): Casting | null {
    const known = this.#known;
    if (!isAsTold(known, cast)) return null;
    const plans: Plan[] = [];
    const nights = isNight(known.shown) ? known.shown.night - 1 : known.shown.night;
    for (let night = 1; night <= nights; night += 1) {
      const plan = planOf(known, cast, night, this.#rng);
      if (plan === null) return null;
      plans.push(plan);
    }
    return { cast, plans };
  }

  /** What can have become of the mythomaniac; where the seer is not placed yet it may be anybody. */
  #turnings(cards: Placed): readonly (Turning | null)[] {
    const { shown } = this.#known;
    const seat = cards.indexOf('mythomaniac');
    const wasAsked = shown.night > 2 || (shown.night === 2 && !isNight(shown));
    if (seat === -1 || !wasAsked || !livedAtNight(shown, seat, 2)) return [null];
    const own = ownNoteOf(this.#known, 2, 'mythomaniac');
    const others = livingAtNight(shown, 2).filter((one) => one !== seat && (own === null || own.at === one));
    const fate = fateOf(shown, seat);
    const mayBeWolf = fate?.time !== 'night' || fate.nth === 2;
    const mayTurn = (one: Seat, into: Turning['into']): boolean => {
      const card = cards[one] ?? null;
      if (card === null) return into !== 'wolf';
      return into === null ? card !== 'wolf' && card !== 'seer' : card === into;
    };
    return shuffled(['wolf', 'seer', null] as const, this.#rng).flatMap((into) => {
      const targets = others.filter((one) => mayTurn(one, into));
      return targets.length === 0 || (into === 'wolf' && !mayBeWolf)
        ? []
        : [{ at: pick(targets, this.#rng), into }];
    });
  }
}

/** The telling cards first. */
const inOrder = (cards: readonly Role[]): readonly Role[] => [
  ...telling.flatMap((role) => cards.filter((card) => card === role)),
  ...cards.filter((card) => !telling.includes(card)),
];
