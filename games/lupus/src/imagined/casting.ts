import { pick, shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { possibleDecks } from '../consistency.ts';
import { cardsOf } from '../deck.ts';
import { playersOf } from '../narrators.ts';
import type { Role } from '../roles/role.ts';
import { livedAtNight, livingAtNight, playerSeats } from '../seats.ts';
import { isNight } from '../nights.ts';
import { isAsTold, lastsLongEnough } from './cast.ts';
import type { Cast, Turning } from './cast.ts';
import { ownNoteOf } from './known.ts';
import type { Known } from './known.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';

/** Who is what, and how the nights went: a truth that explains all that an eye knows. */
export type Casting = { readonly cast: Cast; readonly plans: readonly Plan[] };

/** The characters whose cards have to be somewhere in particular, the most telling first. */
const telling: readonly Role[] = ['wolf', 'mythomaniac', 'werehamster', 'owl', 'bodyguard', 'seer', 'freemason'];

const triesBeforeRestart = 300;
const restarts = 40;

/** Finds a casting by trying; in the end by trying everything. */
export function castingFor(known: Known, rng: Rng): Casting {
  for (let nth = 0; nth < restarts; nth += 1) {
    const found = search(known, rng, triesBeforeRestart);
    if (found !== null) return found;
  }
  const found = search(known, rng, Number.POSITIVE_INFINITY);
  if (found === null) throw new Error('no truth looks like this view');
  return found;
}

function search(known: Known, rng: Rng, tries: number): Casting | null {
  for (const deck of shuffled(possibleDecks(known.shown), rng)) {
    const found = new Search(known, rng, tries).begin(cardsOf(deck, playersOf(known.shown)));
    if (found !== null) return found;
  }
  return null;
}

class Search {
  readonly #known: Known;
  readonly #rng: Rng;
  #tries: number;
  #rest: readonly Role[] = [];

  constructor(known: Known, rng: Rng, tries: number) {
    this.#known = known;
    this.#rng = rng;
    this.#tries = tries;
  }

  begin(deck: readonly Role[]): Casting | null {
    const left = [...deck];
    for (const card of this.#known.cards) {
      if (card === null) continue;
      const at = left.indexOf(card);
      if (at === -1) return null;
      left.splice(at, 1);
    }
    this.#rest = left.filter((role) => !telling.includes(role));
    const to = telling.flatMap((role) => left.filter((one) => one === role));
    return this.#place(to, 0, [...this.#known.cards]);
  }

  /** Places one telling card after the other; all after the wolves and the mythomaniac is tried with what became of it. */
  #place(to: readonly Role[], nth: number, cards: readonly (Role | null)[]): Casting | null {
    const role = to[nth];
    if (role === undefined) return this.#finish(cards);
    const open = playerSeats(this.#known.shown).filter(
      (seat) => cards[seat] === null && this.#mayBe(role, seat),
    );
    for (const seat of shuffled(open, this.#rng)) {
      const found = this.#place(to, nth + 1, cards.with(seat, role));
      if (found !== null || this.#tries <= 0) return found;
    }
    return null;
  }

  /** What can be said of one card alone. */
  #mayBe(role: Role, seat: Seat): boolean {
    const { shown } = this.#known;
    const fate = shown.fates[seat] ?? null;
    if (role === 'wolf') return fate?.startsWith('n') !== true && this.#mayBeWolf(seat);
    if (role === 'owl')
      return shown.days.every((day, nth) => day.owl === null || livedAtNight(fate, nth + 1));
    return true;
  }

  #mayBeWolf(seat: Seat): boolean {
    return this.#known.own.every(({ night, call, note }) => {
      if (call === 'seer') return note.told === null || note.told === 'w' || (note.chosen ?? note.at) !== seat;
      if (call !== 'wolf' || !livedAtNight(this.#known.shown.fates[seat] ?? null, night)) return true;
      return note.mates.some((mate) => mate.seat === seat);
    });
  }

  #finish(cards: readonly (Role | null)[]): Casting | null {
    const rest = shuffled(this.#rest, this.#rng);
    let nth = 0;
    const all = cards.map((card) => {
      if (card !== null) return card;
      nth += 1;
      return rest[nth - 1] ?? 'villager';
    });
    for (const turning of this.#turnings(all)) {
      this.#tries -= 1;
      const found = this.#explained({ cards: all, turning });
      if (found !== null) return found;
    }
    return null;
  }

  #explained(cast: Cast): Casting | null {
    const known = this.#known;
    if (!lastsLongEnough(known, cast) || !isAsTold(known, cast)) return null;
    const plans: Plan[] = [];
    const nights = isNight(known.shown) ? known.shown.night - 1 : known.shown.night;
    for (let night = 1; night <= nights; night += 1) {
      const plan = planOf(known, cast, night, this.#rng);
      if (plan === null) return null;
      plans.push(plan);
    }
    return { cast, plans };
  }

  /** What can have become of the mythomaniac. */
  #turnings(cards: readonly Role[]): readonly (Turning | null)[] {
    const { shown } = this.#known;
    const seat = cards.indexOf('mythomaniac');
    const wasAsked = shown.night > 2 || (shown.night === 2 && !isNight(shown));
    const fate = shown.fates[seat] ?? null;
    if (seat === -1 || !wasAsked || !livedAtNight(fate, 2)) return [null];
    const own = ownNoteOf(this.#known, 2, 'mythomaniac');
    const others = livingAtNight(shown, 2).filter((one) => one !== seat && (own === null || own.at === one));
    const into = (one: Seat): Turning['into'] => {
      const card = cards[one];
      return card === 'wolf' || card === 'seer' ? card : null;
    };
    const mayBeWolf = !(fate?.startsWith('n') === true && fate !== 'n2');
    const kinds = shuffled(['wolf', 'seer', null] as const, this.#rng);
    return kinds.flatMap((kind) => {
      const targets = others.filter((one) => into(one) === kind);
      if (targets.length === 0 || (kind === 'wolf' && !mayBeWolf)) return [];
      return [{ at: pick(targets, this.#rng), into: kind }];
    });
  }
}
