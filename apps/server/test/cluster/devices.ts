import type { Admission } from '@rudel/protocol';
import { Person } from '../person.ts';

/** As devices do: whoever is sent away to another server comes back until they are let in. */
export async function comeBack(person: Person): Promise<void> {
  do await person.connect();
  while (person.closeCode !== null && (person.bye === 'closed' || person.bye === null));
}

/** Two devices of one person at two servers, whose commands have ids of their own. */
export function twoDevicesOf(admission: Admission, one: number, other: number): readonly [Person, Person] {
  const elsewhere = new Person(other, admission);
  for (let nth = 0; nth < 1000; nth += 1) elsewhere.nextId();
  return [new Person(one, admission), elsewhere];
}
