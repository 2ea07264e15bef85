import type { GameTypes } from '@rudel/kernel';
import { deepFreeze } from '../deep-freeze.ts';
import { eyeName } from '../moment.ts';
import type { Look, Moment } from '../moment.ts';

/** Who is asked or may change something has legal moves and knows it, nobody else has any, and every eye counts all who are asked. */
export function* askingLaw<G extends GameTypes>(moment: Moment<G>): Generator<string> {
  for (const look of moment.looks) {
    yield* listFaults(look);
    yield* askedFaults(moment, look);
    yield* uncountedFaults(moment, look);
    yield* sightFaults(moment, look);
    yield* acceptanceFaults(moment, look);
  }
}

function* listFaults<G extends GameTypes>({ eye, texts, isAsked, mayChange }: Look<G>): Generator<string> {
  const name = eyeName(eye);
  if (isAsked && texts.length === 0) yield `The match waits for ${name}, which has no legal move.`;
  if (mayChange && texts.length === 0) yield `There is nothing to which ${name} may change what it decided.`;
  if (!isAsked && !mayChange && texts.length > 0)
    yield `The match does not wait for ${name}, which has the legal move '${texts[0]}'.`;
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) yield `The legal move '${twice}' of ${name} appears twice.`;
}

function* askedFaults<G extends GameTypes>({ game, looks }: Moment<G>, look: Look<G>): Generator<string> {
  const asked = game.player.asked(look.view);
  const seats = looks.length - 1;
  const stranger = asked.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats));
  if (stranger !== undefined) yield `${eyeName(look.eye)} sees seat ${stranger} asked, which does not exist.`;
  if (look.eye === 'table' || asked.includes(look.eye) === look.isAsked) return;
  yield `The match ${look.isAsked ? 'waits' : 'does not wait'} for ${eyeName(look.eye)}, and its view says otherwise.`;
}

/** An eye may believe more seats to be deciding than really are, never fewer: a table shows whom it may wait for. */
function* uncountedFaults<G extends GameTypes>(
  { game, turn }: Moment<G>,
  { eye, view }: Look<G>,
): Generator<string> {
  const counted = game.player.asked(view);
  const waitedFor = turn.kind === 'seats' ? turn.seats : [];
  for (const seat of waitedFor.filter((one) => one !== eye && !counted.includes(one))) {
    yield `The match waits for seat ${seat}, but ${eyeName(eye)} counts only ${counted.join(',') || 'nobody'} as asked.`;
  }
}

/** The list depends on nothing but what the sight tells. */
function* sightFaults<G extends GameTypes>({ game }: Moment<G>, look: Look<G>): Generator<string> {
  const read = game.player.sight.parse(look.sight);
  if (!read.ok) return;
  const again = game.player.legal(deepFreeze(read.value)).map((move) => game.player.move.format(move));
  if (again.join('\n') === look.texts.join('\n')) return;
  yield `The legal moves of ${eyeName(look.eye)} are ${look.texts.join(' | ')}, but ${again.join(' | ')} from its sight.`;
}

function* acceptanceFaults<G extends GameTypes>({ game }: Moment<G>, look: Look<G>): Generator<string> {
  for (const [index, move] of look.legal.entries()) {
    const why = game.player.whyNot(look.view, move);
    if (why !== null)
      yield `The legal move '${look.texts[index]}' of ${eyeName(look.eye)} is refused: ${why.reason}.`;
    const listed = game.player.move.format(game.player.listed(look.view, move));
    if (listed !== look.texts[index])
      yield `The legal move '${look.texts[index]}' is listed as another: '${listed}'.`;
  }
}
