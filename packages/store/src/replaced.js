/** How many commands of replaced entries are remembered for each table. */
export const replacedAtMost = 64;

/**
 * @template Key
 * @param {readonly Key[]} keys the latest at the end
 * @param {Key | null} more
 * @returns {readonly Key[]}
 */
export const withReplaced = (keys, more) => (more === null ? keys : [...keys, more].slice(-replacedAtMost));
