import type { Game, GameTypes, WhyNot } from './game.ts';
import { quoted } from './notation.ts';
import type { Parsed } from './notation.ts';
import type { Open } from './open.ts';
import { couldDraw } from './random/urn.ts';
import { withSwiss } from './swiss.ts';
import type { Act, Turn } from './turn.ts';
import type { ByLanguage, Language } from './words.ts';

/** What the kernel itself refuses, in any game. */
export type TableReason = 'no-such-seat' | 'chance-not-asked' | 'impossible-draw' | 'clock-not-running';

export type ActWhyNot<G extends GameTypes> = WhyNot<G['Reason'] | TableReason>;

export const tableRefusals: ByLanguage<{ readonly [R in TableReason]: string }> = withSwiss({
  en: {
    'no-such-seat': 'There is no such seat at this table.',
    'chance-not-asked': 'There is nothing to draw or roll now.',
    'impossible-draw': 'Chance could not have drawn this here.',
    'clock-not-running': 'No clock is running now.',
  },
  de: {
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'chance-not-asked': 'Jetzt wird nichts gezogen und nichts gewürfelt.',
    'impossible-draw': 'Das kann der Zufall hier nicht gezogen haben.',
    'clock-not-running': 'Gerade läuft keine Uhr.',
  },
});

const refused = (reason: TableReason): WhyNot<TableReason> => ({ reason, rule: 'table' });

/** Why this act cannot come next, or null. The guard before `apply`. */
export function whyNotAct<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  act: Act<G['Move']>,
): ActWhyNot<G> | null {
  if (act.by === 'chance' || act.by === 'clock') return whyNotWorld(game.table.turn(state), act);
  if (!Number.isInteger(act.by) || act.by < 0 || act.by >= game.table.seats(state))
    return refused('no-such-seat');
  return game.player.whyNot(game.table.view(state, act.by), act.move);
}

function whyNotWorld(turn: Turn, act: Act & { by: 'chance' | 'clock' }): WhyNot<TableReason> | null {
  if (act.by === 'clock') {
    return turn.kind === 'seats' && turn.lapses ? null : refused('clock-not-running');
  }
  if (turn.kind !== 'chance') return refused('chance-not-asked');
  return couldDraw(turn.urn, act.drawn) ? null : refused('impossible-draw');
}

/** A refusal as the sentence a player reads, with the number of its rule. */
export function refusalSentence<G extends GameTypes>(
  game: Game<G>,
  why: ActWhyNot<G>,
  language: Language,
): string {
  const own: { readonly [reason: string]: string } = tableRefusals[language];
  const sentences = game.words[language].refusals as {
    readonly [reason: string]: (about: readonly string[]) => string;
  };
  const sentence = sentences[why.reason]?.(why.about ?? []) ?? own[why.reason] ?? why.reason;
  return why.rule === 'table' ? sentence : `${sentence} (${game.id} ${why.rule})`;
}

export function formatAct<G extends GameTypes>(game: Game<G>, act: Act<G['Move']>): string {
  if (act.by === 'clock') return 'clock';
  if (act.by === 'chance') return `chance ${act.drawn.join(',')}`;
  return `${act.by} ${game.player.move.format(act.move)}`;
}

export function parseAct<G extends GameTypes>(game: Game<G>, text: string): Parsed<Act<G['Move']>> {
  const [by = '', rest = ''] = text.trim().split(/\s+(.*)/s);
  if (by === 'clock' && rest === '') return { ok: true, value: { by: 'clock' } };
  if (by === 'chance')
    return { ok: true, value: { by: 'chance', drawn: rest === '' ? [] : rest.split(',') } };
  if (!/^\d{1,2}$/.test(by)) {
    return { ok: false, error: `An act begins with a seat, 'chance' or 'clock', not with ${quoted(by)}.` };
  }
  const move = game.player.move.parse(rest);
  return move.ok ? { ok: true, value: { by: Number(by), move: move.value } } : move;
}

/** Lets chance act until a seat is asked or the match is over; tells each act as it happens. */
export function settleChance<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  draw: (turn: Turn & { kind: 'chance' }) => readonly string[],
  onAct: (act: Act<G['Move']>) => void = () => {},
): G['State'] {
  let now = state;
  for (let turn = game.table.turn(now); turn.kind === 'chance'; turn = game.table.turn(now)) {
    const act: Act<G['Move']> = { by: 'chance', drawn: draw(turn) };
    onAct(act);
    now = game.table.apply(now, act);
  }
  return now;
}

/** Equal as data: what travels and what is written down is the same. */
export function sameData(one: Open, other: Open): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
