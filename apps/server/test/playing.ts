import { shelf } from '@rudel/shelf';
import type { Person } from './person.ts';

const dog = shelf.find(({ game }) => game.id === 'dog')?.game;

/** The first move that somebody may make; null while others are asked. */
function moveOf({ view }: Person): string | null {
  if (dog === undefined || view === null) return null;
  const [move] = dog.player.legal(view);
  return move === undefined ? null : dog.player.move.format(move);
}

/** Lets people play until this many of their moves were carried out. */
export async function play(people: readonly Person[], moves: number): Promise<void> {
  for (let done = 0; done < moves;) {
    const asked = people.find((person) => moveOf(person) !== null);
    if (asked === undefined) {
      await Promise.race(people.map(async (person) => person.until(() => moveOf(person) !== null)));
      continue;
    }
    const { seq } = asked;
    if ((await asked.wish(`move ${moveOf(asked) ?? ''}`)) === 'done') done += 1;
    else await asked.until(() => asked.seq !== seq);
  }
}
