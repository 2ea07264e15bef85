import type { Act, Seat } from '@rudel/kernel';
import { silhouettes } from '../src/silhouettes.ts';
import type { Silhouette } from '../src/silhouettes.ts';
import type { Move } from '../src/types.ts';

/** Something that was laid, taken back, guessed or locked, and where it stands in the list of acts. */
export type Placed<K extends Move['kind']> = {
  readonly act: number;
  readonly by: Seat;
  readonly move: Extract<Move, { readonly kind: K }>;
};

/** One turn as the acts of a run alone tell it: an account that does not use the game. */
export class TurnByActs {
  readonly active: Seat;
  /** Where the two cards were drawn. */
  readonly draw: number;
  drawn: readonly string[];
  kept: string | null = null;
  aside: readonly string[] = [];
  readonly lays: Placed<'lay'>[] = [];
  readonly takes: Placed<'take'>[] = [];
  readonly guesses: Placed<'guess'>[] = [];
  lock: number | null = null;
  /** Where cards were shown, by a seat or by the clock. */
  readonly shows: number[] = [];
  readonly #seats: number;

  constructor(active: Seat, draw: number, drawn: readonly string[], seats: number) {
    this.active = active;
    this.draw = draw;
    this.drawn = drawn;
    this.#seats = seats;
  }

  get #showsPerQuestion(): number {
    return this.#seats - 1 + 2;
  }

  get bestShown(): number {
    const rest = this.shows.length % this.#showsPerQuestion;
    return this.worstShown + (rest === this.#showsPerQuestion - 1 ? 1 : 0);
  }

  get worstShown(): number {
    return Math.floor(this.shows.length / this.#showsPerQuestion);
  }

  /** Silhouettes that nobody but the active player can know anything about: neither set aside nor shown as an answer. */
  get covered(): readonly Silhouette[] {
    const laid = new Map<string, Silhouette>();
    for (const { move } of this.lays) laid.set(`${move.row} ${move.question}`, move.silhouette);
    const open = [...laid].flatMap(([place, one]) => (this.#isShown(place) ? [one] : []));
    return silhouettes.filter((one) => !this.aside.includes(one) && !open.includes(one));
  }

  #isShown(place: string): boolean {
    const [row, question] = place.split(' ');
    return Number(question) <= (row === 'best' ? this.bestShown : this.worstShown);
  }

  /** Guesses that have not been shown yet, those that were changed later among them. */
  get coveredGuesses(): readonly Placed<'guess'>[] {
    const lastWorst = this.shows[this.worstShown * this.#showsPerQuestion - 1] ?? 0;
    const current = this.guesses.filter(({ act }) => act > lastWorst);
    const shownNow = this.shows.length % this.#showsPerQuestion;
    return current.filter(({ by }) => (by - this.active + this.#seats) % this.#seats > shownNow);
  }

  move(act: number, by: Seat, move: Move): void {
    if (move.kind === 'keep') this.kept = move.card;
    else if (move.kind === 'lay') this.lays.push({ act, by, move });
    else if (move.kind === 'take') this.takes.push({ act, by, move });
    else if (move.kind === 'guess') this.guesses.push({ act, by, move });
    else if (move.kind === 'lock') this.lock = act;
    else this.shows.push(act);
  }
}

const isSilhouette = (token: string | undefined): boolean => silhouettes.some((one) => one === token);

/** All turns of a run. The first draw is the starter's; after that silhouettes are set aside or decide a tie, the rest are cards. */
export function turnsByActs(acts: readonly Act<Move>[], seats: number): readonly TurnByActs[] {
  const turns: TurnByActs[] = [];
  let starter: Seat | null = null;
  for (const [index, act] of acts.entries()) {
    const turn = turns.at(-1);
    if (act.by === 'chance') {
      if (starter === null) starter = Number(act.drawn[0]);
      else if (!isSilhouette(act.drawn[0]))
        turns.push(new TurnByActs((starter + turns.length) % seats, index, act.drawn, seats));
      else if (turn?.aside.length === 0) turn.aside = act.drawn;
    } else if (act.by === 'clock') turn?.shows.push(index);
    else turn?.move(index, act.by, act.move);
  }
  return turns;
}
