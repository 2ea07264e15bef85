import type { Seat } from '@rudel/kernel';
import type { Statement } from '../../../talk/statements.ts';
import { claimOf } from '../../../talk/talk.ts';
import type { Today } from '../../know/today.ts';
import { habits } from '../../parameters/habits.ts';
import type { Basis } from '../../value/basis.ts';
import { trustees } from './trust.ts';

/** The living who have neither spoken today nor asked for the vote; nobody where people talk aloud. */
const quietOnes = ({ shown, others }: Basis, { all }: Today): readonly Seat[] =>
  shown.options.aloud === 'yes'
    ? []
    : others.filter((seat) => !shown.ready.includes(seat) && !all.some(({ by }) => by === seat));

/** Whether somebody has not had its say yet. */
export const waitsForSomebody = (basis: Basis, today: Today): boolean => quietOnes(basis, today).length > 0;

const { askers, namedWhileWaiting } = habits.talk;

/** What fills the time until everybody has spoken: questions to whoever is quiet, then more of what the seat thinks; and whom it marks. */
export function waitingWishes(
  basis: Basis,
  today: Today,
  top: Seat,
): { readonly statements: readonly Statement[]; readonly marks: readonly Seat[] } {
  const { others, worth } = basis;
  const worst = others.toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
  return {
    statements: [
      ...questionsTo(quietOnes(basis, today), basis, today),
      ...trustees(basis)
        .slice(0, namedWhileWaiting)
        .map((at) => ({ kind: 'trust', at }) as const),
      ...worst.slice(0, namedWhileWaiting).map((at) => ({ kind: 'suspect', at }) as const),
    ],
    marks: [top, ...worst.filter((seat) => seat !== top).slice(0, 1)],
  };
}

function questionsTo(quiet: readonly Seat[], { shown }: Basis, { all }: Today): readonly Statement[] {
  const questions = quiet.flatMap((at): readonly Extract<Statement, { readonly kind: 'ask' }>[] => [
    { kind: 'ask', at, about: 'opinion' },
    ...(claimOf(shown, at) === null ? [{ kind: 'ask', at, about: 'role' } as const] : []),
  ]);
  return questions.filter(
    ({ at, about }) =>
      all.filter(({ what }) => what.kind === 'ask' && what.at === at && what.about === about).length < askers,
  );
}
