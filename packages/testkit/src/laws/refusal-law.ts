import { writtenLanguages, pick, refusalSentence, sameData, whyNotAct } from '@rudel/kernel';
import type { Game, GameTypes, Rng, WhyNot } from '@rudel/kernel';
import { deepFreeze } from '../deep-freeze.ts';
import { eyeName } from '../moment.ts';
import type { Look, Moment } from '../moment.ts';
import { nudged } from '../nudged-data.ts';

const triesWhenAsked = 8;
const triesOtherwise = 2;
const nudgedOneIn = 4;

/** A move is refused, with a reason, exactly when no legal move stands for it; odd moves are tried. */
export function* refusalLaw<G extends GameTypes>(moment: Moment<G>): Generator<string> {
  for (const look of moment.looks) {
    const tries = look.isAsked ? triesWhenAsked : triesOtherwise;
    for (let nth = 0; nth < tries; nth += 1) yield* oddMoveFaults(moment, look);
    moment.moveTexts.remember(look.texts);
  }
}

function oddText<G extends GameTypes>({ game, moveTexts, rng }: Moment<G>, look: Look<G>): string {
  if (look.legal.length === 0 || rng.int(nudgedOneIn) > 0) return moveTexts.odd(look.view, look.texts);
  return nudgedText(game, pick(look.legal, rng), rng) ?? moveTexts.odd(look.view, look.texts);
}

/** Data that is not a move at all need not be writable. */
function nudgedText<G extends GameTypes>(game: Game<G>, move: G['Move'], rng: Rng): string | null {
  try {
    return game.player.move.format(nudged(move, rng));
  } catch {
    return null;
  }
}

function* oddMoveFaults<G extends GameTypes>(moment: Moment<G>, look: Look<G>): Generator<string> {
  const text = oddText(moment, look);
  const parsed = moment.game.player.move.parse(text);
  if (!parsed.ok) return;
  const move = deepFreeze(parsed.value);
  const why = moment.game.player.whyNot(look.view, move);
  const listed = moment.game.player.move.format(moment.game.player.listed(look.view, move));
  const isListed = look.texts.includes(listed);
  const tried = `The move '${text}' of ${eyeName(look.eye)}`;
  yield* guardFaults(moment, look, move, why);
  if (why === null && !isListed)
    yield `${tried} is not refused, but no legal move stands for it ('${listed}').`;
  else if (why === null) yield* standInFaults(moment, look, move, listed);
  else if (isListed)
    yield `${tried} is refused (${why.reason}), but the legal move '${listed}' stands for it.`;
  else yield* reasonFaults(moment, why, tried);
}

/** A move and the one that stands for it lead to the same position. */
function* standInFaults<G extends GameTypes>(
  { game, state }: Moment<G>,
  { eye, legal, texts }: Look<G>,
  move: G['Move'],
  listed: string,
): Generator<string> {
  const standIn = legal[texts.indexOf(listed)];
  if (eye === 'table' || standIn === undefined || sameData(move, standIn)) return;
  const [own, other] = [move, standIn].map((one) =>
    game.table.position.format(game.table.apply(state, { by: eye, move: one })),
  );
  if (own !== other)
    yield `'${game.player.move.format(move)}' leads to ${own}, but '${listed}', listed for it, to ${other}.`;
}

function* reasonFaults<G extends GameTypes>(
  { game }: Moment<G>,
  why: WhyNot,
  tried: string,
): Generator<string> {
  if (!/^\d+\.\d+$/.test(why.rule))
    yield `${tried} is refused by '${why.rule}', which no rule has for its number.`;
  for (const language of writtenLanguages) {
    const hasWords = Object.hasOwn(game.words[language].refusals, why.reason);
    const sentence = hasWords ? refusalSentence(game, why, language) : '';
    if (sentence === '' || sentence.startsWith(' '))
      yield `The reason '${why.reason}' has no words in '${language}'.`;
  }
}

/** The kernel's guard says the same as the player's rules. */
function* guardFaults<G extends GameTypes>(
  { game, state }: Moment<G>,
  { eye }: Look<G>,
  move: G['Move'],
  why: WhyNot | null,
): Generator<string> {
  if (eye === 'table') return;
  const guard = whyNotAct(game, state, { by: eye, move });
  if (!sameData(guard, why))
    yield `The guard says ${JSON.stringify(guard)} where the rules say ${JSON.stringify(why)}.`;
}
