import type { Seat } from '@rudel/kernel';
import { isInDeck } from '../night/calls.ts';
import { bareOf, formatSaid } from '../notation/statement-notation.ts';
import { roleNames } from '../roles/index.ts';
import type { Shown } from '../types.ts';
import { isAlive, playerSeats } from '../village/seats.ts';
import { findings, reporters } from './statements.ts';
import type { Reporter, Statement } from './statements.ts';
import { claimOf, echoable, isBy, saidToday } from './talk.ts';
import { mayBeClaimed, nightsToReport, whyNotSpeak } from './why-not-say.ts';

/** All that a seat may say now, in a fixed order (6.2); opinions without what they rest on, which is left to whoever has one. */
export function saysOf(shown: Shown, seat: Seat): readonly Statement[] {
  if (whyNotSpeak(shown, seat) !== null) return [];
  const others = playerSeats(shown).filter((one) => one !== seat);
  const living = others.filter((one) => isAlive(shown, one));
  const all: readonly Statement[] = [
    ...claimsOf(shown, seat),
    ...reporters.flatMap((as) => reportsOf(shown, seat, as, others)),
    ...others.map((at) => ({ kind: 'suspect', at }) as const),
    ...others.map((at) => ({ kind: 'trust', at }) as const),
    ...living.map((at) => ({ kind: 'vote', at }) as const),
    ...living.map((at) => ({ kind: 'ask', at, about: 'role' }) as const),
    ...living.map((at) => ({ kind: 'ask', at, about: 'opinion' }) as const),
    ...echoesOf(shown, seat),
  ];
  const said = saidToday(shown).flatMap((one) => (isBy(one, seat) ? [bareOf(one)] : []));
  return said.length === 0 ? all : all.filter((what) => !said.includes(formatSaid({ by: seat, what })));
}

function claimsOf(shown: Shown, seat: Seat): readonly Statement[] {
  const claimed = claimOf(shown, seat);
  return roleNames
    .filter((role) => role !== claimed && mayBeClaimed(shown, role))
    .map((role) => ({ kind: 'claim', role }));
}

function reportsOf(shown: Shown, seat: Seat, as: Reporter, others: readonly Seat[]): readonly Statement[] {
  if (!isInDeck(shown, as)) return [];
  const targets = as === 'medium' ? [null] : others;
  const finds = as === 'bodyguard' ? [null] : findings;
  return nightsToReport(shown, seat, as).flatMap((night) => [
    { kind: 'report' as const, as, night, at: null, finds: null },
    ...targets.flatMap((at) =>
      finds.map((found) => ({ kind: 'report' as const, as, night, at, finds: found })),
    ),
  ]);
}

function echoesOf(shown: Shown, seat: Seat): readonly Statement[] {
  const said = saidToday(shown);
  return said.flatMap((one, nth): Statement[] => {
    if (nth < said.length - echoable || isBy(one, seat)) return [];
    return [
      { kind: 'agree', with: nth + 1 },
      { kind: 'disagree', with: nth + 1 },
    ];
  });
}
