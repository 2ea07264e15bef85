const minute = 60_000;

/**
 * How long a browser test waits for anything at all: for a page, for what is to be seen on it, for the browser itself. It only decides how soon a
 * real failure shows. What comes at all comes sooner, however busy the machine is.
 */
export const patience: number = 4 * minute;

/** How long all the waiting of a browser test may take together: a test that hangs must not make everybody wait; in the long run whole evenings are played. */
export const patienceOfTest: number = (process.env['RUDEL_LONG'] === '1' ? 60 : 10) * minute;
