import type { Seat } from '@rudel/kernel';
import type { Spoken } from '@rudel/lupus/page';
import type { FreeLine } from '@rudel/ui/play';

/** A statement with all who have joined in: the same said again, and those who agree or disagree with it. */
export type Voiced = {
  readonly kind: 'statement';
  readonly spoken: Spoken;
  readonly joined: readonly Seat[];
  readonly against: readonly Seat[];
  /** The number of the last one that belongs to it. */
  readonly last: number;
};

/** One entry of a day's thread: a statement, or something in free text. */
export type Entry = Voiced | { readonly kind: 'free'; readonly line: FreeLine };

type Root = { readonly spoken: Spoken; readonly side: 'joined' | 'against' };

/** What is an opinion or a question is said once, however many say it; claims and reports are everybody's own. */
const merged: readonly Spoken['what']['kind'][] = ['suspect', 'trust', 'vote', 'ask'];

const textOf = (what: Spoken['what']): string => JSON.stringify(what);

/** Whether somebody only says again what was said: the same, or the same without a reason of their own. */
function isSaidAgain({ what }: Spoken, { what: before }: Spoken): boolean {
  if (textOf(what) === textOf(before)) return true;
  if (!('because' in before) || 'because' in what) return false;
  const { kind, at } = before;
  return textOf(what) === textOf({ kind, at });
}

/** What a statement joins, and on which side; null for one that stands by itself. */
function rootOf(spoken: Spoken, before: readonly Spoken[]): Root | null {
  const { what } = spoken;
  if (what.kind === 'agree' || what.kind === 'disagree') {
    const about = before[what.with - 1];
    if (about === undefined) return null;
    const { spoken: root, side } = rootOf(about, before.slice(0, what.with - 1)) ?? {
      spoken: about,
      side: 'joined',
    };
    const isFor = (what.kind === 'agree') === (side === 'joined');
    return { spoken: root, side: isFor ? 'joined' : 'against' };
  }
  const first = merged.includes(what.kind)
    ? before.find((one) => one.number < spoken.number && isSaidAgain(spoken, one))
    : undefined;
  return first === undefined ? null : { spoken: first, side: 'joined' };
}

/** The statements of a day, each once, with all who joined in. */
export function voicesOf(day: readonly Spoken[]): readonly Voiced[] {
  const found = new Map<number, Voiced>();
  for (const [nth, spoken] of day.entries()) {
    const root = rootOf(spoken, day.slice(0, nth));
    const known = root === null ? undefined : found.get(root.spoken.number);
    if (root === null || known === undefined) {
      found.set(spoken.number, { kind: 'statement', spoken, joined: [], against: [], last: spoken.number });
      continue;
    }
    const isThere = [known.spoken.by, ...known[root.side]].includes(spoken.by) && root.side === 'joined';
    const seats = isThere ? known[root.side] : [...new Set([...known[root.side], spoken.by])];
    found.set(known.spoken.number, { ...known, [root.side]: seats, last: spoken.number });
  }
  return [...found.values()];
}

/** After how many statements of which day a line was said; null for one that was said elsewhere. */
function placeOf({ place }: FreeLine): { readonly day: number; readonly after: number } | null {
  const [day, after] = (place ?? '').split('.').map(Number);
  return day === undefined || after === undefined || Number.isNaN(after) ? null : { day, after };
}

/** All that was said on a day, statements and free text, in order. */
export function threadOf(
  day: number,
  spoken: readonly Spoken[],
  talk: readonly FreeLine[],
): readonly Entry[] {
  const free = talk.flatMap((line) => {
    const place = placeOf(line);
    return place?.day === day ? [{ after: place.after, line }] : [];
  });
  const voices = voicesOf(spoken);
  const upTo = (number: number): readonly Entry[] =>
    free.filter(({ after }) => after < number).map(({ line }) => ({ kind: 'free', line }));
  const all = voices.flatMap((voice, nth): readonly Entry[] => {
    const before = voices[nth - 1]?.spoken.number ?? 0;
    return [...upTo(voice.spoken.number).slice(upTo(before).length), voice];
  });
  const told = upTo(voices.at(-1)?.spoken.number ?? 0).length;
  return [...all, ...free.slice(told).map(({ line }) => ({ kind: 'free', line }) as const)];
}
