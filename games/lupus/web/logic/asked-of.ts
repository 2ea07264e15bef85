import type { Move, View } from '@rudel/lupus/page';

/** What somebody is waited for with; talk, the pace of the story and silent suspicions can wait, so daybreak closes nothing. */
const answers: readonly Move['kind'][] = ['point', 'vote', 'paw', 'tuft'];

/** What is asked of an eye now, as a text that changes with every new thing; empty where nothing is. */
export function askedOf({ shown }: View, possible: readonly Move[]): string {
  if (!possible.some(({ kind }) => answers.includes(kind))) return '';
  const { night, phase, call, round, days } = shown;
  return [night, phase, call, round, days.at(-1)?.ballots.length].join(' ');
}
