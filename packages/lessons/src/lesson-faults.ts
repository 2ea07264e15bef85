import type { Game, GameTypes } from '@rudel/kernel';
import type { Lesson, LessonStep, Said } from './lesson.ts';
import { isMeant, movesMeant } from './meant.ts';
import { begin, goOn, judge } from './taking.ts';
import type { Standing } from './taking.ts';

/** A minute at two hundred words, less the time for the taps. */
const mostWords = 150;
/** A bubble on a phone holds so many letters. */
const mostLetters = 230;

/** What is wrong with a lesson, in sentences. Every way through it is gone. */
export function lessonFaults<G extends GameTypes>(game: Game<G>, lesson: Lesson): readonly string[] {
  const faults = [...textFaults(lesson)];
  for (const { given, line } of lesson.steps) {
    const parsed = given === null ? null : game.table.position.parse(given);
    if (parsed?.ok === false) faults.push(`Line ${line}: this is not a position: ${parsed.error}`);
  }
  return faults.length > 0 ? faults : wayFaults(game, lesson);
}

function saidIn({ title, steps, end }: Lesson): readonly Said[] {
  return [title, end, ...steps.flatMap(({ say, ask }) => (ask === null ? [say] : [say, ask]))];
}

function* textFaults(lesson: Lesson): Generator<string> {
  const mistakes = lesson.steps.flatMap((step) => step.mistakes.map(({ said }) => said));
  for (const language of ['en', 'de'] as const) {
    const words = saidIn(lesson).flatMap((said) => said[language].split(' '));
    if (words.length > mostWords) yield `${words.length} words (${language}) take longer than a minute.`;
    for (const said of [...saidIn(lesson), ...mistakes])
      if (said[language].length > mostLetters) yield `Too long to be read at a glance: ${said[language]}`;
  }
  for (const { en, de } of [...saidIn(lesson), ...mistakes]) {
    if (en === de) yield `The same in both languages: ${en}`;
    if (/["„]/.test(en) || /["”]/.test(de))
      yield `Quotation marks are “…” in English and „…“ in German: ${en} / ${de}`;
  }
}

/** All standings that can come after each other, each position once for every step. */
function wayFaults<G extends GameTypes>(game: Game<G>, lesson: Lesson): readonly string[] {
  const faults: string[] = [];
  let standings: readonly Standing<G>[] = [begin(game, lesson)];
  for (const step of lesson.steps) {
    const after = new Map<string, Standing<G>>();
    for (const standing of standings) {
      faults.push(...askFaults(game, lesson, step, standing));
      for (const next of ways(game, lesson, step, standing, faults))
        after.set(game.table.position.format(next.state), next);
    }
    standings = [...after.values()];
    if (faults.length > 0) break;
  }
  return faults;
}

function ways<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  { ask, moves, line }: LessonStep,
  standing: Standing<G>,
  faults: string[],
): readonly Standing<G>[] {
  const view = game.table.view(standing.state, lesson.seat);
  const choices = ask === null ? [null] : acceptedMoves(game, view, moves);
  return choices.flatMap((move) => {
    try {
      return [goOn(game, lesson, standing, move).standing];
    } catch (error) {
      faults.push(`Line ${line}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

/** The listed moves that are meant, and those that are written out though another one stands for them in the list. */
function acceptedMoves<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  texts: readonly string[],
): readonly G['Move'][] {
  const written = texts.flatMap((text) => {
    const parsed = text.includes('*') ? null : game.player.move.parse(text);
    return parsed?.ok === true ? [parsed.value] : [];
  });
  return [...written, ...movesMeant(game.player, view, texts)];
}

function* askFaults<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  step: LessonStep,
  standing: Standing<G>,
): Generator<string> {
  const { player } = game;
  const view = game.table.view(standing.state, lesson.seat);
  const where = `Line ${step.line}`;
  for (const text of step.moves) {
    const isThere = movesMeant(player, view, [text]).length > 0 || isLawful(game, view, text);
    if (!isThere) yield `${where}: 'do ${text}' is no legal move here. Legal: ${legalTexts(game, view)}`;
  }
  for (const [nth, { moves }] of step.mistakes.entries()) {
    const isHeard = player.legal(view).some((move) => {
      const judged = judge(game, lesson, standing, move);
      return judged.kind === 'wrong' && judged.said === step.mistakes[nth]?.said;
    });
    if (!isHeard)
      yield `${where}: nobody can make the mistake ${moves.join(' | ')}. Legal: ${legalTexts(game, view)}`;
  }
  for (const { move, reason } of step.refused) {
    const parsed = player.move.parse(move);
    const why = parsed.ok ? player.whyNot(view, parsed.value) : null;
    if (why?.reason !== reason) yield `${where}: ${move} is refused because ${why?.reason ?? 'of nothing'}.`;
  }
}

function isLawful<G extends GameTypes>(game: Game<G>, view: G['View'], text: string): boolean {
  const parsed = game.player.move.parse(text);
  return (
    parsed.ok &&
    game.player.whyNot(view, parsed.value) === null &&
    isMeant(game.player, view, text, parsed.value)
  );
}

function legalTexts<G extends GameTypes>(game: Game<G>, view: G['View']): string {
  return (
    game.player
      .legal(view)
      .map((move) => game.player.move.format(move))
      .join(' | ') || 'none'
  );
}
