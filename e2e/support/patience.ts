const minute = 60_000;

/**
 * How long a browser test waits for anything at all: for a page, for what is to be seen on it, for the browser itself. It only decides how soon a
 * real failure shows. What comes at all comes sooner, however busy the machine is.
 */
export const patience: number = 5 * minute;

/** How long all the waiting of a browser test may take together. */
export const patienceOfTest: number = 30 * minute;
