import type { Seat } from '@rudel/kernel';
import { lastBallotOf, suspectOf, tokensOf } from '../../day/votes.ts';
import { isKillingIn } from '../../night/calls.ts';
import { readSaid } from '../../notation/statement-notation.ts';
import type { Written } from '../../notation/written.ts';
import type { Role } from '../../roles/role.ts';
import type { Reporter, Said } from '../../talk/statements.ts';
import { daysOfOpinions } from '../../talk/talk.ts';
import type { Day, Shown } from '../../types.ts';
import { deadOfNight, livedAtDay } from '../../village/fates.ts';
import { playersOf } from '../../village/narrators.ts';
import { seatsBelow } from '../../village/seats.ts';
import { wolvesAmong } from '../../village/wolves-among.ts';

/** What somebody says to have learned. */
export type Report = {
  readonly day: number;
  readonly night: number;
  readonly at: Seat | null;
  readonly isWolf: boolean | null;
};

/** One who is for or against another: a token, a choice of two, an opinion. */
export type Stand = { readonly day: number; readonly by: Seat; readonly at: Seat };
export type Choice = Stand & { readonly over: Seat };
/** A token of the first vote; it has told if it lay at one of the two suspects. */
export type Token = Stand & { readonly isTelling: boolean };

/** Everything that all have heard and seen, sorted by what it tells. */
export type Heard = {
  readonly players: number;
  readonly wolves: number;
  readonly day: number;
  /** What each seat claims to be, by its last word, and since which day; null and 0 where it has said nothing. */
  readonly claims: readonly (Role | null)[];
  readonly since: readonly number[];
  /** Who has claimed to be the seer, in the order of their first words as such. */
  readonly seers: readonly Seat[];
  readonly reports: { readonly [R in Reporter]: readonly (readonly Report[])[] };
  readonly tokens: readonly Token[];
  readonly choices: readonly Choice[];
  readonly suspicions: readonly Stand[];
  readonly trusts: readonly Stand[];
  /** Whoever let a day pass without suspecting anybody, or without a word. */
  readonly reserved: readonly { readonly day: number; readonly seat: Seat; readonly isSilent: boolean }[];
  /** Nights in which wolves could kill, by the day after them; and who died. */
  readonly nights: readonly { readonly night: number; readonly dead: readonly Seat[] }[];
};

type Draft = {
  readonly claims: (Role | null)[];
  readonly since: number[];
  readonly seers: Seat[];
  readonly reports: { readonly [R in Reporter]: Report[][] };
  readonly suspicions: Stand[];
  readonly trusts: Stand[];
};

const lists = <T>(players: number): T[][] => Array.from({ length: players }, () => []);

function claim(draft: Draft, by: Seat, role: Role, day: number): void {
  if (draft.claims[by] === role) return;
  draft.claims[by] = role;
  draft.since[by] = day;
  if (role === 'seer' && !draft.seers.includes(by)) draft.seers.push(by);
}

function hear(draft: Draft, { by, what }: Said, day: number, isOver: boolean): void {
  switch (what.kind) {
    case 'claim':
      if (isOver || what.role !== 'villager') claim(draft, by, what.role, day);
      return;
    case 'report': {
      claim(draft, by, what.as, day);
      const isWolf = what.finds === null ? null : what.finds === 'wolf';
      draft.reports[what.as][by]?.push({ day, night: what.night, at: what.at, isWolf });
      return;
    }
    case 'suspect':
      if (isOver) draft.suspicions.push({ day, by, at: what.at });
      return;
    case 'trust':
      if (isOver) draft.trusts.push({ day, by, at: what.at });
      break;
    default:
  }
}

/** What tokens tell is weighed when the day is over: the second vote rests on what the first one did, and on the defence. */
const isCounted = ({ ballots }: Day): boolean => ballots.length > 0;

const tokensIn = (days: readonly Day[]): readonly Token[] =>
  days.flatMap((day, nth) =>
    isCounted(day)
      ? tokensOf(day).flatMap((at, by) =>
          at === null ? [] : [{ day: nth + 1, by, at, isTelling: day.suspects.includes(at) }],
        )
      : [],
  );

const choicesIn = (days: readonly Day[]): readonly Choice[] =>
  days.flatMap((day, nth) => {
    const [paw, tuft] = [suspectOf(day, 'paw'), suspectOf(day, 'tuft')];
    return lastBallotOf(day).flatMap((evidence, by) => {
      if (evidence === null) return [];
      const [at, over] = evidence === 'paw' ? [paw, tuft] : [tuft, paw];
      return [{ day: nth + 1, by, at, over }];
    });
  });

/** Texts that were read before: much is said again and again. */
const texts = new Map<Written<Said>, Said>();
const textsKept = 5000;

function saidIn(text: Written<Said>): Said {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= textsKept) texts.clear();
  const said = readSaid(text);
  texts.set(text, said);
  return said;
}

/** Of earlier days not all that was said is kept. */
const daysKept = daysOfOpinions - 1;

/** Who kept to themselves on the days whose talk is over. */
function reservedOf(shown: Shown, players: number): Heard['reserved'] {
  if (shown.options.aloud === 'yes') return [];
  const over = shown.days.length - (shown.phase === 'talk' ? 1 : 0);
  const days = shown.days.slice(0, over).map((_, nth) => nth + 1);
  return days.slice(-daysKept).flatMap((day) => {
    const [speakers, accusers] = [new Set<Seat>(), new Set<Seat>()];
    for (const text of shown.talk[day - 1] ?? []) {
      const { by, what } = saidIn(text);
      speakers.add(by);
      if (what.kind === 'suspect' || what.kind === 'report') accusers.add(by);
    }
    return seatsBelow(players).flatMap((seat) =>
      accusers.has(seat) || !livedOn(shown, seat, day) ? [] : [{ day, seat, isSilent: !speakers.has(seat) }],
    );
  });
}

/** What has been heard. Opinions of the day, and that somebody is a villager, count once the discussion is over. */
export function heardIn(shown: Shown): Heard {
  const players = playersOf(shown);
  const draft: Draft = {
    claims: Array.from({ length: players }, () => null),
    since: Array.from({ length: players }, () => 0),
    seers: [],
    reports: { seer: lists(players), medium: lists(players), bodyguard: lists(players) },
    suspicions: [],
    trusts: [],
  };
  for (const [nth, said] of shown.talk.entries()) {
    const isOver = nth + 1 < shown.days.length || shown.phase !== 'talk';
    for (const text of said) hear(draft, saidIn(text), nth + 1, isOver);
  }
  const nights = shown.days.flatMap((_, nth) =>
    isKillingIn(shown, nth + 1) ? [{ night: nth + 1, dead: deadOfNight(shown, nth + 1) }] : [],
  );
  return {
    players,
    wolves: wolvesAmong(players),
    day: shown.days.length,
    ...draft,
    reserved: reservedOf(shown, players),
    tokens: tokensIn(shown.days),
    choices: choicesIn(shown.days),
    nights,
  };
}

/** Reports, and claims to be somebody special: what is said of oneself as a villager tells nothing. */
function isWeighty(text: Written<Said>): boolean {
  const { what } = saidIn(text);
  return what.kind === 'report' || (what.kind === 'claim' && what.role !== 'villager');
}

const joined = new WeakMap<readonly string[], string>();

/** A day's talk as one text. */
function joinedOf(said: readonly string[]): string {
  const known = joined.get(said);
  if (known !== undefined) return known;
  const text = said.join();
  joined.set(said, text);
  return text;
}

/** All that a belief rests on, as a text: two moments that have it in common look alike. */
export function momentOf(shown: Shown): string {
  const isTalking = shown.phase === 'talk';
  const talk = shown.talk.map((said, nth) =>
    isTalking && nth + 1 === shown.days.length ? said.filter(isWeighty).join() : joinedOf(said),
  );
  const days = shown.days.map(({ first, suspects, ballots, owl }) =>
    suspects.length === 2 ? `${first}${suspects.join('.')}${ballots.join()}${owl ?? '-'}` : '',
  );
  return [shown.seats, shown.deck, shown.fates, talk.join(';'), days.join(';'), isTalking].join('|');
}

/** Whether somebody was among the living on a day. */
export const livedOn = (shown: Shown, seat: Seat, day: number): boolean => livedAtDay(shown, seat, day);
