/** How much the prospects of a trick count for a die rolled first, second, third or last. Fitted to searches, like `habitParts`. */
export const habitHeed: readonly number[] = [0.41, 0.78, 1.0, 1.03];

/** What it is worth to roll a die besides, in wolves: a row for each stage of the round and each place, a column for each kind. */
export const habitParts: readonly number[] = [
  0.98, 0.8, 0.06, -0.1, 0.02, -1.28, -1.0, 0.52, 1.1, 0.83, -0.15, -0.32, -0.12, -1.09, -0.47, 0.22, 0.99,
  0.8, -0.23, -0.38, -0.09, -0.8, -0.45, 0.16, 1.05, 0.87, -0.15, -0.47, -0.29, -0.78, -0.46, 0.22, 0.86,
  0.78, 0.1, -0.42, 0.39, -1.16, -1.17, 0.61, 0.99, 0.67, -0.35, -0.68, 0.28, -0.96, -0.2, 0.25, 0.84, 0.54,
  -0.58, -0.44, 0.16, -0.56, -0.04, 0.06, 0.93, 0.66, -0.24, -0.57, -0.08, -0.49, -0.27, 0.04, 0.8, 0.46,
  -0.06, -0.34, 0.34, -0.42, -1.07, 0.3, 0.68, 0.23, -0.5, -0.58, 0.16, -0.34, 0.05, 0.29, 0.85, 0.36, -0.56,
  -0.94, 0.09, -0.11, 0.24, 0.07, 0.77, 0.46, -0.4, -0.64, -0.15, 0.18, -0.11, -0.11,
];
