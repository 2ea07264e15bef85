import { levelCalled } from '@rudel/bots';
import { commitmentTo, contributionNotation, headOf, seededRng } from '@rudel/kernel';
import { cleanName, levelIn } from '@rudel/protocol';
import type { CreateTable, SeatPlan } from '@rudel/protocol';
import type { Aside, NewEntry } from '@rudel/store';
import { freshId, freshSecret, freshSeed, freshToken, hashOf, withFreshKeys } from './keys.ts';
import type { Ports } from './ports.ts';
import type { RoomPorts } from './room-ports.ts';
import type { OrRefusal } from './rooms-port.ts';
import { freeBotName } from './table/bot-names.ts';
import { entryNotation } from './table/entry-notation.ts';
import type { TableEntry } from './table/entry.ts';
import { emptyTable, fold } from './table/fold.ts';
import { nameless } from './table/names-beside.ts';
import type { Playable } from './table/playable.ts';
import { httpRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { levelsOf } from './table/table-state.ts';

/** A table as it begins, ready to be kept. */
export type Founded = {
  readonly playable: Playable;
  readonly entries: readonly TableEntry[];
  readonly token: string;
  readonly aside: Aside;
};

const founder = 'p1';

const no = <T>(reason: RoomReason, ...about: readonly string[]): OrRefusal<T> => ({
  ok: false,
  refusal: httpRefusal(reason, ...about),
});

/** Names of bots are chosen one after the other, so that no two are alike. */
function seatEntries(
  playable: Playable,
  plans: readonly SeatPlan[],
  first: readonly TableEntry[],
  ports: Ports,
): TableEntry[] {
  const rng = seededRng(freshSeed(ports.randomBytes));
  let state = first.reduce(fold, emptyTable(playable));
  return plans.flatMap((plan, seat): TableEntry[] => {
    if (plan === 'open') return [];
    const level = levelIn(plan);
    const entry: TableEntry =
      level === null
        ? { kind: 'sat', person: founder, seat }
        : { kind: 'bot', seat, level: levelCalled(playable, level), name: freeBotName(state, rng) };
    state = fold(state, entry);
    return [entry];
  });
}

/** Why seats cannot be planned like this; null if they can. */
function whyNotSeats(playable: Playable, plans: readonly SeatPlan[]): OrRefusal<Founded> | null {
  if (!playable.game.seats.includes(plans.length)) return no('wrong-number-of-seats', String(plans.length));
  if (plans.filter((plan) => plan === 'me').length > 1) return no('one-seat-each');
  const levels = levelsOf(emptyTable(playable));
  const odd = plans
    .map(levelIn)
    .find((level) => level !== null && !levels.includes(levelCalled(playable, level)));
  return typeof odd === 'string' ? no('no-such-level', odd) : null;
}

/** Why the first match cannot begin from a position; null if it can. */
function whyNotFrom({ game }: Playable, { position: text, seats }: CreateTable): OrRefusal<Founded> | null {
  if (text === undefined) return null;
  const position = game.table.position.parse(text);
  if (!position.ok) return no('bad-position', position.error);
  const isFit = game.table.seats(position.value) === seats.length;
  return isFit && game.table.turn(position.value).kind !== 'over' ? null : no('bad-position');
}

/** A new table by somebody's wishes, with its first commitment. */
export function founded(ports: Ports, wanted: CreateTable): OrRefusal<Founded> {
  const playable = ports.games(wanted.game);
  if (playable === undefined) return no('no-such-game');
  const { game } = playable;
  const why = whyNotSeats(playable, wanted.seats) ?? whyNotFrom(playable, wanted);
  if (why !== null) return why;
  const options = game.options.parse(wanted.options);
  if (!options.ok) return no('bad-options', options.error);
  const name = cleanName(wanted.name);
  if (name === null) return no('name-missing');
  const contribution = contributionNotation.parse(wanted.contribution);
  if (!contribution.ok) return no('bad-contribution');
  const secret = freshSecret(ports.randomBytes);
  const first: TableEntry[] = [
    {
      kind: 'created',
      game: headOf(game),
      seats: wanted.seats.length,
      clock: wanted.clock,
      options: game.options.format(options.value),
    },
    { kind: 'commits', match: 1, commitment: commitmentTo(secret) },
    { kind: 'joined', person: founder, contribution: contribution.value, name },
    { kind: 'host', person: founder },
    ...(wanted.pace === undefined || wanted.pace === 'usual'
      ? []
      : [{ kind: 'pace', pace: wanted.pace } as const]),
    ...(wanted.position === undefined ? [] : [{ kind: 'position', text: wanted.position } as const]),
    ...(wanted.listed ? [{ kind: 'listed', on: true } as const] : []),
  ];
  const token = freshToken(ports.randomBytes);
  const aside: Aside = {
    tokens: [{ person: founder, hash: hashOf(token) }],
    names: [{ person: founder, name }],
    secret: { match: 1, secret },
    listed: wanted.listed,
  };
  const entries = [...first, ...seatEntries(playable, wanted.seats, first, ports)];
  return { ok: true, value: { playable, entries, token, aside } };
}

/** Keeps a new table under an id, an invitation and a code that nobody else has. */
export async function keepFounded(ports: RoomPorts, { playable, entries, aside }: Founded): Promise<string> {
  const { randomBytes, store, calendar } = ports;
  const notation = entryNotation(playable.game);
  const at = calendar.date();
  const lines = entries.map((entry): NewEntry => ({
    text: notation.format(nameless(entry)),
    command: null,
    at,
    deadline: null,
  }));
  let id = '';
  await withFreshKeys(ports, (keys) => {
    id = freshId(randomBytes);
    return store.create(id, keys, lines, aside);
  });
  return id;
}
