import { tell } from '@rudel/kernel';
import type { AnyGame, AnyGlimpse, AnyView, Language } from '@rudel/kernel';
import { inOneLine } from './lines.ts';

/** What a program's lines are made of: the rules as its eye knows them, and their words. No table: there is no truth to tell. */
export type Told = Pick<AnyGame, 'player' | 'words'>;

/**
 * Puts what an eye sees and notices into lines. It is given views and glimpses and nothing else, and what changes nothing for the eye
 * gives no line: so a program knows just what a person on its seat does.
 */
export class Teller {
  readonly #game: Told;
  readonly #language: Language;
  #sight = '';

  constructor(game: Told, language: Language) {
    this.#game = game;
    this.#language = language;
  }

  /** What was noticed, and the sight after it where that is new. */
  step(view: AnyView, glimpses: readonly AnyGlimpse[]): readonly string[] {
    const sight = this.#game.player.sight.format(view);
    const isNew = sight !== this.#sight;
    this.#sight = sight;
    return [
      ...glimpses.map((glimpse) => this.#glimpseLine(view, glimpse)),
      ...(isNew ? [`sight ${sight}`] : []),
    ];
  }

  /** The decision that the seat is asked for. */
  question(view: AnyView, limit: number): readonly string[] {
    const { player } = this.#game;
    return [...player.legal(view).map((move) => `legal ${player.move.format(move)}`), `go ${limit}`];
  }

  #glimpseLine({ eye }: AnyView, glimpse: AnyGlimpse): string {
    const language = this.#language;
    const seatWord = language === 'en' ? 'seat' : 'Platz';
    const sentence = tell(
      this.#game.words[language],
      glimpse,
      (seat) => `${seatWord} ${seat}`,
      eye === 'table' ? null : eye,
    );
    return `glimpse ${inOneLine(sentence)}`;
  }
}
