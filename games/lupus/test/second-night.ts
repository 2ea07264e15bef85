import type { Seat } from '@rudel/kernel';

/** A card by its letter. */
export type Card = 'W' | 'V' | 'S' | 'M' | 'P' | 'B' | 'O' | 'F' | 'H' | 'Y';

export type Pointed = { readonly at: Seat; readonly sign: string | null };

type Setting = {
  readonly card: Card;
  readonly living: readonly Seat[];
  readonly roleOf: (seat: Seat) => Card;
  readonly answers: ReadonlyMap<Seat, Pointed>;
  readonly lots: readonly Seat[];
  readonly isJoint: boolean;
  readonly isLast: boolean;
  readonly lynched: Seat | null;
};

/** One call that has ended: what came of it, and what each seat may know of it. */
export class Night {
  /** Whom those called meant. */
  readonly targets: readonly Seat[];
  readonly private: (readonly [Seat, string])[] = [];
  /** What a mythomaniac becomes. */
  readonly becomes: Card | null;
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
    const { card, living, roleOf, isJoint } = setting;
    const called = living.filter((seat) => roleOf(seat) === card);
    const agreed = isJoint && called.length > 0 ? this.#agreed(called) : null;
    this.targets = agreed === null ? called.map((seat) => this.#pointOf(seat)) : [agreed];
    const [first] = this.targets;
    const model = first === undefined ? 'V' : roleOf(first);
    this.becomes = card === 'Y' && (model === 'W' || model === 'S') ? model : null;
    for (const seat of living) {
      if (!setting.answers.has(seat)) this.private.push([seat, `did not answer: ${this.#pointOf(seat)}`]);
      if (called.includes(seat)) this.private.push([seat, this.#lesson(seat, called, agreed)]);
    }
  }

  /** By one's own finger, else by lot. */
  #pointOf(seat: Seat): Seat {
    const { answers, lots, card } = this.#setting;
    return answers.get(seat)?.at ?? lots.find((one) => one !== seat || card === 'O') ?? seat;
  }

  #agreed(called: readonly Seat[]): Seat {
    const { answers, lots, roleOf, card } = this.#setting;
    const may = (seat: Seat): boolean => card !== 'W' || roleOf(seat) !== 'W';
    const wishes = called.flatMap((seat) => answers.get(seat)?.at ?? []).filter(may);
    const countOf = (seat: Seat): number => wishes.filter((one) => one === seat).length;
    const best = Math.max(...lots.filter(may).map(countOf));
    return lots.find((seat) => may(seat) && countOf(seat) === best) ?? 0;
  }

  #lesson(seat: Seat, called: readonly Seat[], agreed: Seat | null): string {
    const { card, answers, roleOf, isLast, lynched } = this.#setting;
    const mates = called
      .filter((one) => one !== seat && 'WSF'.includes(card))
      .map(
        (one) => `${one}>${answers.get(one)?.at ?? '-'}${card === 'W' ? (answers.get(one)?.sign ?? '') : ''}`,
      );
    const target = agreed ?? this.#pointOf(seat);
    const truth = {
      S: roleOf(target) === 'W',
      M: lynched !== null && roleOf(lynched) === 'W',
      Y: this.becomes,
    };
    const answer = isLast && card in truth ? String(truth[card as keyof typeof truth]) : '';
    return `sees ${mates.join()} ${isLast ? (agreed ?? '') : ''} ${answer}`;
  }
}
