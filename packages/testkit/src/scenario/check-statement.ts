import { headOf, unreadable } from '@rudel/kernel';
import type { GameTypes, Turn } from '@rudel/kernel';
import { differingFields, fieldsOf } from './position-fields.ts';
import type { Stage } from './stage.ts';
import type { Statement } from './statement.ts';

type StatementOf<K extends Statement['kind']> = Extract<Statement, { readonly kind: K }>;

/** Plays or checks one line; what is not as it says comes back as sentences. */
export function checkStatement<G extends GameTypes>(stage: Stage<G>, statement: Statement): Iterable<string> {
  switch (statement.kind) {
    case 'given':
      stage.place(statement.fields);
      return [];
    case 'act':
      return actFaults(stage, statement);
    case 'may':
    case 'may-not':
    case 'must':
      return moveFaults(stage, statement);
    case 'then':
      return differingFields(statement.fields, stage.position, headOf(stage.game));
    case 'sees':
      return differingFields(statement.fields, stage.sight(statement.eye), headOf(stage.game));
    case 'sees-not':
      return seenFaults(stage, statement);
    case 'hears':
      return hearingFaults(stage, statement);
    case 'asked':
    case 'over':
      return turnFaults(stage, statement);
  }
}

function* actFaults<G extends GameTypes>(stage: Stage<G>, { text }: StatementOf<'act'>): Generator<string> {
  const fault = stage.play(text);
  if (fault !== null) yield `${fault} At ${stage.position}`;
}

function* moveFaults<G extends GameTypes>(
  stage: Stage<G>,
  statement: StatementOf<'may' | 'may-not' | 'must'>,
): Generator<string> {
  if (statement.kind === 'may') yield* permissionFaults(stage, statement);
  else if (statement.kind === 'may-not') yield* refusalFaults(stage, statement);
  else yield* listFaults(stage, statement);
}

function* permissionFaults<G extends GameTypes>(
  stage: Stage<G>,
  { eye, move }: StatementOf<'may'>,
): Generator<string> {
  const why = stage.game.player.whyNot(stage.view(eye), stage.readMove(move));
  if (why !== null)
    yield `Expected that ${eye} may ${move}, but it may not because ${why.reason} ${why.rule}.`;
}

function* refusalFaults<G extends GameTypes>(
  stage: Stage<G>,
  { eye, move, reason, rule }: StatementOf<'may-not'>,
): Generator<string> {
  const why = stage.game.player.whyNot(stage.view(eye), stage.readMove(move));
  const found = why === null ? `that it may` : `because ${why.reason} ${why.rule}`;
  const isExpected = why?.reason === reason && (rule === null || why.rule === rule);
  if (!isExpected)
    yield `Expected that ${eye} may not ${move} because ${reason} ${rule ?? ''}, but found ${found}.`;
}

/** A move may be written in any lawful way; it counts as the listed one that stands for it. */
function* listFaults<G extends GameTypes>(
  stage: Stage<G>,
  { eye, moves }: StatementOf<'must'>,
): Generator<string> {
  const { player } = stage.game;
  const asListed = (text: string): string =>
    player.move.format(player.listed(stage.view(eye), stage.readMove(text)));
  const found = stage.legalTexts(eye).toSorted().join(' | ');
  const expected = moves.map(asListed).toSorted().join(' | ');
  if (found !== expected)
    yield `Expected the legal moves ${expected || 'none'} but found ${found || 'none'}.`;
}

/** `key:value`: the field is not this. `key` alone: every part of the field is `?` or `-`. */
function* seenFaults<G extends GameTypes>(
  stage: Stage<G>,
  { eye, fields }: StatementOf<'sees-not'>,
): Generator<string> {
  const sight = fieldsOf(stage.sight(eye));
  for (const word of fields.split(' ')) {
    const [key = '', value] = word.split(/:(.*)/s);
    const seen = sight.get(key) ?? unreadable(`There is no field '${key}:' in the sight.`);
    const isHidden = value === undefined ? /^[?\-,/|=]*$/.test(seen) : seen !== value;
    if (!isHidden) yield `Expected that ${eye} does not see ${word}, but it sees ${key}:${seen}.`;
  }
}

function* hearingFaults<G extends GameTypes>(
  stage: Stage<G>,
  statement: StatementOf<'hears'>,
): Generator<string> {
  const { eye, kinds, part } = statement;
  const heard = stage.game.table.glimpses(stage.lastStep, eye);
  const found = JSON.stringify(heard);
  if (heard.map(({ kind }) => kind).join(',') !== kinds.join(',')) {
    yield `Expected that ${eye} hears ${kinds.join(',') || 'nothing'} but found ${found}.`;
  }
  if (part === null) return;
  if (!heard.some((glimpse) => includesPart(glimpse, part))) yield `Expected ${part} in ${found}.`;
}

function includesPart(glimpse: { readonly [key: string]: unknown }, part: string): boolean {
  const wanted = Object.entries(JSON.parse(part) as { readonly [key: string]: unknown });
  return wanted.every(([key, value]) => JSON.stringify(glimpse[key]) === JSON.stringify(value));
}

function* turnFaults<G extends GameTypes>(
  stage: Stage<G>,
  statement: StatementOf<'asked' | 'over'>,
): Generator<string> {
  const expected = statement.kind === 'asked' ? `asked ${statement.whom}` : `over ${statement.winners}`;
  const found = turnText(stage.turn);
  if (found !== expected) yield `Expected '${expected}' but found '${found}'.`;
}

function turnText(turn: Turn): string {
  if (turn.kind === 'chance') return 'asked chance';
  if (turn.kind === 'seats') return `asked ${turn.seats.join(',')}`;
  return `over ${turn.outcome.winners.join(',') || '-'}`;
}
