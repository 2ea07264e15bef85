import type { Seat } from '@rudel/kernel';
import {
  diedAtNight,
  evidenceAt,
  fateOf,
  isDealt,
  lastBallotOf,
  narratorSeat,
  roleOf,
  seatsWith,
  tokensOf,
} from '@rudel/lupus/page';
import type { Day, Evidence, Fate, Role, Shown, View } from '@rudel/lupus/page';
import { claimAt } from './claim-at.ts';
import { campsAt, stancesToday } from './stances.ts';
import type { Camps, Stance } from './stances.ts';
import { timeOf } from './time-of.ts';

/** All that an eye can see at a seat. */
export type SeatState = {
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly isNarrator: boolean;
  /** When a ghost has died; null for the living and for a narrator. */
  readonly fate: Fate | null;
  readonly claim: Role | null;
  /** The card, where this eye sees it and it is not its own to hide. */
  readonly role: Role | null;
  readonly isReady: boolean;
  readonly welcome: 'held' | 'serves' | null;
  readonly isElder: boolean;
  readonly evidence: Evidence | null;
  /** Whose tokens lie here. */
  readonly tokens: readonly Seat[];
  readonly isTurn: boolean;
  readonly isMarked: boolean;
  /** How this seat has judged, once it is revealed. */
  readonly ballot: Evidence | null;
  /** The last that was said here of somebody today. */
  readonly says: Stance | null;
  /** Whether nobody has spoken since. */
  readonly isLastToSpeak: boolean;
  readonly camps: Camps;
};

/** Everything at a seat, as a view shows it. */
export function seatState(view: View, seat: Seat): SeatState {
  const { eye, shown } = view;
  const isDay = timeOf(shown) === 'day' && shown.phase !== 'over';
  const today = isDay ? shown.days.at(-1) : undefined;
  const mark = eye === 'table' ? undefined : view.marks[eye];
  return {
    seat,
    isOwn: seat === eye,
    isNarrator: seat === narratorSeat(shown),
    fate: fateOf(shown, seat),
    claim: claimAt(shown, seat),
    role: roleSeen(view, seat),
    isReady: shown.phase === 'talk' && shown.ready.includes(seat),
    welcome: welcomeOf(view, today, seat),
    isElder: shown.elder === seat,
    isTurn: shown.turn === seat,
    isMarked: isDay && mark !== undefined && mark !== '?' && mark.at === seat,
    ...votesAt(today, seat),
    ...talkAt(shown, today, seat),
  };
}

function roleSeen({ eye, shown, cards }: View, seat: Seat): Role | null {
  const card = cards[seat];
  if (card === undefined || card === '?' || !isDealt(shown)) return null;
  return seat !== eye || isOpenly(shown, seat) ? roleOf(card) : null;
}

/** Whether everybody sees the card of a seat, so that its owner need not hide it. */
const isOpenly = ({ phase, options, fates }: Shown, seat: Seat): boolean =>
  phase === 'over' || (options.revealAtDeath === 'yes' && (fates[seat] ?? null) !== null);

/** Only the dead of a night hold the card; before anybody does, a living seat serves. */
function welcomeOf({ shown }: View, today: Day | undefined, seat: Seat): SeatState['welcome'] {
  if (today?.welcome !== seat) return null;
  return diedAtNight(shown, seat) ? 'held' : 'serves';
}

type Talk = Pick<SeatState, 'says' | 'isLastToSpeak' | 'camps'>;

function talkAt(shown: Shown, today: Day | undefined, seat: Seat): Talk {
  if (today === undefined) return { says: null, isLastToSpeak: false, camps: { against: [], backing: [] } };
  const stances = stancesToday(shown);
  return {
    says: stances.last.get(seat) ?? null,
    isLastToSpeak: stances.speaker === seat,
    camps: campsAt(stances, seat),
  };
}

type Votes = Pick<SeatState, 'evidence' | 'tokens' | 'ballot'>;

function votesAt(today: Day | undefined, seat: Seat): Votes {
  if (today === undefined) return { evidence: null, tokens: [], ballot: null };
  return {
    evidence: evidenceAt(today, seat),
    tokens: seatsWith(tokensOf(today), seat),
    ballot: lastBallotOf(today)[seat] ?? null,
  };
}
