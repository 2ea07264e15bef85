import type { Open, Outcome } from '@rudel/kernel';
import { coloured, lineWidth, plain, wrapped } from '@rudel/ui/text';
import type { AnyTextUi, Paint } from '@rudel/ui/text';
import { drawingOf } from '../drawing-of.ts';
import { shellWord, shownPath } from '../files.ts';
import { program } from '../program.ts';
import { contentsOf, partOfRules, rulesOf } from '../rules-text.ts';
import { choicesOf, numbered } from './choices.ts';
import type { Listed } from './choices.ts';
import type { LocalMatch } from './local-match.ts';
import { askYesOrNo, letterOf } from './person.ts';
import type { Person, Surroundings } from './person.ts';
import { phrasesFor } from './phrases.ts';
import type { Phrases } from './phrases.ts';
import { listedMoves, understood } from './understood.ts';

/** What a typed line leads to: a move, the same or another list, or the end of the sitting. */
type Reply = { readonly move: Open } | { readonly list: readonly Listed<Open>[] } | 'again' | 'quit';

/** A person at a terminal. */
export class TextPerson implements Person {
  readonly #around: Surroundings;
  readonly #say: Phrases;
  readonly #drawing: AnyTextUi;
  readonly #paint: Paint;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#say = phrasesFor(around.language);
    this.#drawing = drawingOf(around.game);
    this.#paint = around.io.hasColour ? coloured : plain;
  }

  sitsDown(match: LocalMatch): void {
    const nameOf = (seat: number): string => this.#nameOf(match, seat);
    const intro = this.#drawing.intro[this.#around.language];
    if (match.isNew) this.#tell(...intro(match.seat, nameOf), this.#say.hints);
    else this.#print(match.players.map((_, seat) => nameOf(seat)).join('   '));
  }

  hears(lines: readonly string[]): void {
    this.#tell(...lines);
  }

  confirms(question: string): Promise<boolean | null> {
    return askYesOrNo(this.#around, question);
  }

  async decides(match: LocalMatch): Promise<Open | null> {
    const { game, language } = this.#around;
    const all = listedMoves({ game, view: match.view, language }, letterOf);
    this.#showBoard(match);
    const prompt = all.length === 1 ? this.#say.promptForOnly : this.#say.prompt;
    let list = all;
    let isNew = true;
    for (;;) {
      if (isNew) this.#showList(list);
      const typed = (await this.#around.io.ask(prompt))?.trim() ?? 'q';
      const reply = this.#reply(typed, match, all, list);
      if (reply === 'quit') return null;
      isNew = reply !== 'again';
      if (reply === 'again') continue;
      if ('move' in reply) return reply.move;
      ({ list } = reply);
    }
  }

  putsAway(file: string, command: string): void {
    this.#tell(this.#say.putAway(shownPath(file)));
    this.#print(`  ${command}`);
  }

  leaves(command: string): void {
    this.#print(this.#say.left, `  ${command}`);
  }

  seesTheEnd(match: LocalMatch, { winners }: Outcome, file: string | null): void {
    this.#showBoard(match);
    const names = winners.map((seat) => this.#nameOf(match, seat));
    const listed = new Intl.ListFormat(this.#around.language).format(names);
    this.#tell(
      winners.length === 0 ? this.#say.nobody : this.#say.result(listed, winners.includes(match.seat)),
    );
    if (file !== null) this.#print(this.#say.record, `  ${program} check ${shellWord(file)}`);
  }

  #reply(
    typed: string,
    match: LocalMatch,
    all: readonly Listed<Open>[],
    list: readonly Listed<Open>[],
  ): Reply {
    const [only, ...others] = all;
    const rules = /^(?:rules|regeln)(?: +(\S+))?$/i.exec(typed);
    if (typed === 'q') return 'quit';
    if (rules !== null) this.#showRules(rules[1]);
    else if (typed === '?') this.#showHelp();
    else if (typed === 'b') {
      this.#showBoard(match);
      return { list };
    } else if (typed === '') return only !== undefined && others.length === 0 ? only : { list: all };
    else return this.#meant(typed, match, all, list);
    return 'again';
  }

  /** What a line means that is none of the words above. */
  #meant(
    typed: string,
    match: LocalMatch,
    all: readonly Listed<Open>[],
    list: readonly Listed<Open>[],
  ): Reply {
    const { game, language } = this.#around;
    const doubt = this.#drawing.misread?.[language](typed) ?? null;
    if (doubt !== null) {
      this.#tell(doubt);
      return 'again';
    }
    const meaning = understood(typed, { game, view: match.view, language, all, choices: choicesOf(list) });
    if (meaning.kind === 'move') return meaning;
    if (meaning.kind === 'narrow') return { list: meaning.moves };
    this.#tell(meaning.sentence);
    return 'again';
  }

  #showList(list: readonly Listed<Open>[]): void {
    this.#print(
      ...numbered(
        choicesOf(list).map(({ title }) => title),
        this.#width - 1,
      ),
    );
  }

  #showHelp(): void {
    const { language } = this.#around;
    this.#tell(...this.#say.help, ...this.#drawing.legend[language]);
    this.#print(...this.#drawing.cards[language]);
  }

  /** A part by its number, or what parts there are. */
  #showRules(number: string | undefined): void {
    const { game, language } = this.#around;
    const rules = rulesOf(game.id, language);
    if (rules === null) {
      this.#print(this.#say.noRules);
      return;
    }
    const part = number === undefined ? null : partOfRules(rules, number, this.#width);
    this.#print(...(part ?? contentsOf(rules)));
    if (part === null) this.#tell(this.#say.howToReadRules);
  }

  get #width(): number {
    return lineWidth(this.#around.io.columns);
  }

  #showBoard(match: LocalMatch): void {
    const { io, game, language } = this.#around;
    const { view } = match;
    const board = this.#drawing.draw({
      view,
      language,
      paint: this.#paint,
      letterOf,
      nameOf: (seat) => this.#nameOf(match, seat),
    });
    const status = wrapped(game.words[language].status(view, letterOf), this.#width);
    const { columns } = io;
    this.#print('', ...board);
    if (columns < this.#drawing.width) this.#tell(this.#say.narrow(columns, this.#drawing.width));
    this.#print(...status.map(this.#paint.strong));
  }

  #nameOf({ players, seat }: LocalMatch, which: number): string {
    return `${letterOf(which)} (${which === seat ? this.#say.you : (players[which] ?? '')})`;
  }

  #tell(...sentences: readonly string[]): void {
    this.#print(...sentences.flatMap((sentence) => wrapped(sentence, this.#width)));
  }

  #print(...lines: readonly string[]): void {
    this.#around.io.out(lines.map((line) => `${line}\n`).join(''));
  }
}
