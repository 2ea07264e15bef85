/** How many commands of replaced entries are remembered for each table. */
export const replacedAtMost = 64;

/** Keys of replaced entries, the latest at the end, with one more of them. */
export const withReplaced = <Key>(keys: readonly Key[], more: Key | null): readonly Key[] =>
  more === null ? keys : [...keys, more].slice(-replacedAtMost);
