import { notation, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';

/** The position of a toy, as plain as it is. */
export const plainPosition = <State>(head: string): Notation<State> =>
  notation(
    (state) => `${head} ${JSON.stringify(state)}`,
    (text) =>
      text.startsWith(`${head} `)
        ? (JSON.parse(text.slice(head.length)) as State)
        : unreadable('This is a position of another game.'),
  );
