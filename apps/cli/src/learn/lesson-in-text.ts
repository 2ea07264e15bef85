import { tell } from '@rudel/kernel';
import type { AnyView, Open, SealedTypes } from '@rudel/kernel';
import { begin, goOn, isMeant, judge, saidTo, stepAt } from '@rudel/lessons';
import type { Lesson, LessonStep, Said, Standing } from '@rudel/lessons';
import { coloured, lineWidth, plain, wrapped } from '@rudel/ui/text';
import { drawingOf } from '../drawing-of.ts';
import { choicesOf, numbered } from '../play/choices.ts';
import type { Listed } from '../play/choices.ts';
import { letterOf } from '../play/person.ts';
import type { Surroundings } from '../play/person.ts';
import { listedMoves, understood } from '../play/understood.ts';
import { learnPhrases } from './learn-phrases.ts';
import type { LearnPhrases } from './learn-phrases.ts';

/** What a step was answered with: a move, or nothing where it was only to be read. */
type Reply = { readonly move: Open | null };

/** A lesson at a terminal: the same text on the same rules, drawn in letters. */
export class LessonInText {
  readonly #around: Surroundings;
  readonly #lesson: Lesson;
  readonly #say: LearnPhrases;

  constructor(around: Surroundings, lesson: Lesson) {
    this.#around = around;
    this.#lesson = lesson;
    this.#say = learnPhrases[around.language];
  }

  /** Goes through it; false where somebody has had enough. */
  async take(): Promise<boolean> {
    const { game } = this.#around;
    let standing = begin(game, this.#lesson);
    for (let step = stepAt(this.#lesson, standing); step !== null; step = stepAt(this.#lesson, standing)) {
      this.#showBoard(standing);
      this.#tell(this.#said(step.say));
      const reply = step.ask === null ? await this.#reads() : await this.#decides(step, standing);
      if (reply === null) return false;
      standing = this.#goOn(standing, reply.move);
    }
    this.#showBoard(standing);
    this.#tell(this.#said(this.#lesson.end));
    return true;
  }

  async #reads(): Promise<Reply | null> {
    return (await this.#typed(this.#say.read)) === 'q' ? null : { move: null };
  }

  async #decides(step: LessonStep, standing: Standing<SealedTypes>): Promise<Reply | null> {
    const { game, language } = this.#around;
    const view = this.#view(standing);
    const all = listedMoves({ game, view, language }, letterOf);
    if (step.ask !== null) this.#strong(this.#said(step.ask));
    let list = all;
    this.#showList(list, step, view);
    for (;;) {
      const typed = await this.#typed(this.#say.prompt);
      if (typed === 'q') return null;
      if (typed === 'b' || typed === '') {
        if (typed === 'b') this.#showBoard(standing);
        list = all;
        this.#showList(list, step, view);
        continue;
      }
      const meaning = understood(typed, { game, view, language, all, choices: choicesOf(list) });
      if (meaning.kind === 'move' && this.#isRight(standing, meaning.move)) return meaning;
      if (meaning.kind === 'wrong') this.#tell(meaning.sentence);
      if (meaning.kind !== 'narrow') continue;
      list = meaning.moves;
      this.#showList(list, step, view);
    }
  }

  /** What is lawful and misses the point is answered, and asked again. */
  #isRight(standing: Standing<SealedTypes>, move: Open): boolean {
    const judged = judge(this.#around.game, this.#lesson, standing, move);
    if (judged.kind === 'wrong')
      this.#tell(judged.said === null ? this.#say.otherMove : this.#said(judged.said));
    return judged.kind === 'right';
  }

  #goOn(before: Standing<SealedTypes>, move: Open | null): Standing<SealedTypes> {
    const { game, language } = this.#around;
    const { happened, standing } = goOn(game, this.#lesson, before, move);
    if (move !== null) this.#tell(this.#say.right);
    const glimpses = happened.flatMap((step) => game.table.glimpses(step, this.#lesson.seat));
    this.#tell(...glimpses.map((glimpse) => tell(game.words[language], glimpse, letterOf)));
    return standing;
  }

  #view({ state }: Standing<SealedTypes>): AnyView {
    return this.#around.game.table.view(state, this.#lesson.seat);
  }

  #said(said: Said): string {
    return saidTo(said, this.#around.language, letterOf);
  }

  async #typed(prompt: string): Promise<string> {
    return (await this.#around.io.ask(prompt))?.trim() ?? 'q';
  }

  #showList(list: readonly Listed<Open>[], { moves }: LessonStep, view: AnyView): void {
    const { player } = this.#around.game;
    const isAsked = ({ move }: Listed<Open>): boolean =>
      moves.some((text) => isMeant(player, view, text, move));
    const titles = choicesOf(list).map(({ title, moves: own }) => (own.some(isAsked) ? `${title} ←` : title));
    this.#print(...numbered(titles, this.#width - 1));
  }

  #showBoard(standing: Standing<SealedTypes>): void {
    const { io, game, language } = this.#around;
    const paint = io.hasColour ? coloured : plain;
    const subject = { view: this.#view(standing), language, paint, letterOf, nameOf: letterOf };
    this.#print('', ...drawingOf(game).draw(subject), '');
  }

  get #width(): number {
    return lineWidth(this.#around.io.columns);
  }

  #strong(sentence: string): void {
    const { strong } = this.#around.io.hasColour ? coloured : plain;
    this.#print(...wrapped(sentence, this.#width).map(strong));
  }

  #tell(...sentences: readonly string[]): void {
    this.#print(...sentences.flatMap((sentence) => wrapped(sentence, this.#width)));
  }

  #print(...lines: readonly string[]): void {
    this.#around.io.out(lines.map((line) => `${line}\n`).join(''));
  }
}
