import type { OpenObject, Turn } from '@rudel/kernel';

/** Whom a position waits for, as data. */
export function turnData(turn: Turn): OpenObject {
  switch (turn.kind) {
    case 'seats':
      return { kind: 'seats', seats: turn.seats };
    case 'chance':
      return { kind: 'chance', purpose: turn.urn.purpose };
    case 'over':
      return { kind: 'over', winners: turn.outcome.winners, scores: turn.outcome.scores };
  }
}
