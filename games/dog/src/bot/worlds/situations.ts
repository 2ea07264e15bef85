/** What can be seen of a seat that says something about its hand. */
export type Situation = {
  /** Cards that it has laid in this round. */
  readonly laid: number;
  /** Whether a stone that it drives is on the ring. */
  readonly isOut: boolean;
  /** Whether it could leave the nest with a starter. */
  readonly mayLeave: boolean;
  /** Whether it is my partner, and whether it gave me a card to leave the nest with. */
  readonly tie: 'opponent' | 'gaveStarter' | 'gaveOther';
};

const ties = ['opponent', 'gaveStarter', 'gaveOther'] as const;
const mostLaid = 3;
export const situationCount: number = ties.length * (mostLaid + 1) * 4;

export function situationNumber({ laid, isOut, mayLeave, tie }: Situation): number {
  const place = ties.indexOf(tie) * (mostLaid + 1) + Math.min(laid, mostLaid);
  return place * 4 + (isOut ? 2 : 0) + (mayLeave ? 1 : 0);
}
