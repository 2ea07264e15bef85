/** Tables whose match begins as soon as their host arrives, since everybody is there already. */
export const startAtOnce: Set<string> = new Set();
