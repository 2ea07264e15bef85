import { formatAct, headOf, parseAct, refusalSentence, unreadable, whyNotAct } from '@rudel/kernel';
import type { Eye, Game, GameTypes, Seat, Step, Turn } from '@rudel/kernel';
import { overridden } from './position-fields.ts';

/** Where a scenario is played: the position it has come to, and the act that led there. */
export class Stage<G extends GameTypes> {
  readonly game: Game<G>;
  readonly #base: string;
  #state: G['State'] | null = null;
  #lastStep: Step<G> | null = null;

  constructor(game: Game<G>, base: string) {
    this.game = game;
    this.#base = base;
  }

  get state(): G['State'] {
    this.#state ??= this.#placed(this.#base);
    return this.#state;
  }

  get position(): string {
    return this.game.table.position.format(this.state);
  }

  get turn(): Turn {
    return this.game.table.turn(this.state);
  }

  get lastStep(): Step<G> {
    return this.#lastStep ?? unreadable('Nothing has been played yet.');
  }

  place(fields: string): void {
    this.#state = this.#placed(overridden(this.#base, headOf(this.game), fields));
    this.#lastStep = null;
  }

  view(eye: Eye): G['View'] {
    if (eye !== 'table') this.#demandSeat(eye);
    return this.game.table.view(this.state, eye);
  }

  sight(eye: Eye): string {
    return this.game.player.sight.format(this.view(eye));
  }

  legalTexts(eye: Eye): string[] {
    return this.game.player.legal(this.view(eye)).map((move) => this.game.player.move.format(move));
  }

  /** Plays an act, or tells why it cannot be. */
  play(text: string): string | null {
    const parsed = parseAct(this.game, text);
    if (!parsed.ok) return parsed.error;
    const [before, act] = [this.state, parsed.value];
    const why = whyNotAct(this.game, before, act);
    if (why !== null)
      return `'${formatAct(this.game, act)}' is refused: ${refusalSentence(this.game, why, 'en')}`;
    this.#state = this.game.table.apply(before, act);
    this.#lastStep = { before, act, after: this.#state };
    return null;
  }

  readMove(text: string): G['Move'] {
    const parsed = this.game.player.move.parse(text);
    return parsed.ok ? parsed.value : unreadable(parsed.error);
  }

  #placed(text: string): G['State'] {
    if (text === '') return unreadable("There is no 'base' line above.");
    const parsed = this.game.table.position.parse(text);
    return parsed.ok ? parsed.value : unreadable(`This is not a position: ${parsed.error}`);
  }

  #demandSeat(seat: Seat): void {
    const seats = this.game.table.seats(this.state);
    if (seat >= seats) unreadable(`There is no seat ${seat} among ${seats}.`);
  }
}
