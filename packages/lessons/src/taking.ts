import { mustParse, parseAct, whyNotAct } from '@rudel/kernel';
import type { Act, Game, GameTypes, Step, WhyNot } from '@rudel/kernel';
import type { Lesson, LessonStep, Said } from './lesson.ts';
import { isMeant } from './meant.ts';

/** How far somebody has come in a lesson, and how the match stands there. */
export type Standing<G extends GameTypes> = { readonly at: number; readonly state: G['State'] };

/** What a lesson makes of a move. */
export type Judgement =
  | { readonly kind: 'right' }
  /** Lawful, but not the point; null where the lesson has no sentence of its own for it. */
  | { readonly kind: 'wrong'; readonly said: Said | null }
  | { readonly kind: 'refused'; readonly why: WhyNot };

/** What came of going on: all that happened, and where the lesson stands now. */
export type Progress<G extends GameTypes> = {
  readonly happened: readonly Step<G>[];
  readonly standing: Standing<G>;
  /** The next step is said at a position of its own: what happened does not lead there. */
  readonly isElsewhere: boolean;
};

/** The step a lesson stands at; null when all is done. */
export const stepAt = (lesson: Lesson, { at }: Pick<Standing<GameTypes>, 'at'>): LessonStep | null =>
  lesson.steps[at] ?? null;

/** A lesson from its beginning. */
export function begin<G extends GameTypes>(game: Game<G>, lesson: Lesson): Standing<G> {
  return { at: 0, state: mustParse(game.table.position, lesson.steps[0]?.given ?? '') };
}

/** Weighs a move of the learner. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  standing: Standing<G>,
  move: G['Move'],
): Judgement {
  const view = game.table.view(standing.state, lesson.seat);
  const why = game.player.whyNot(view, move);
  if (why !== null) return { kind: 'refused', why };
  const step = stepAt(lesson, standing);
  const isOneOf = (texts: readonly string[]): boolean =>
    texts.some((text) => isMeant(game.player, view, text, move));
  if (step !== null && isOneOf(step.moves)) return { kind: 'right' };
  const mistake = step?.mistakes.find(({ moves }) => isOneOf(moves));
  return { kind: 'wrong', said: mistake?.said ?? null };
}

/** Goes on from a step: by a move that fulfils it, or by having read it (null). Stops with an error where the text of the lesson breaks a rule. */
export function goOn<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  { at, state }: Standing<G>,
  move: G['Move'] | null,
): Progress<G> {
  const own: readonly Act<G['Move']>[] = move === null ? [] : [{ by: lesson.seat, move }];
  const acts = (lesson.steps[at]?.acts ?? []).map((text) => mustParseAct(game, text));
  const happened: Step<G>[] = [];
  let now = state;
  for (const act of [...own, ...acts]) {
    const why = whyNotAct(game, now, act);
    if (why !== null) throw new Error(`${JSON.stringify(act)} is refused: ${why.reason} ${why.rule}`);
    const after = game.table.apply(now, act);
    happened.push({ before: now, act, after });
    now = after;
  }
  const given = lesson.steps[at + 1]?.given ?? null;
  const next = given === null ? now : mustParse(game.table.position, given);
  return { happened, standing: { at: at + 1, state: next }, isElsewhere: given !== null };
}

function mustParseAct<G extends GameTypes>(game: Game<G>, text: string): Act<G['Move']> {
  const parsed = parseAct(game, text);
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.error} In: ${text}`);
}
