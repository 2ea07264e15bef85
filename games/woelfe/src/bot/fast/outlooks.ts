/**
 * What the hunters may still win, by tricks played: wolves for each die that they hold, for each that the dwellers hold,
 * for a goblin of either side, for leading, and from the start. Fitted to rounds that habits played.
 */
export type Outlook = {
  readonly hunters: readonly number[];
  readonly dwellers: readonly number[];
  readonly goblins: readonly [hunters: number, dwellers: number];
  readonly lead: number;
  readonly base: number;
  /** How far off this is, as a standard deviation. */
  readonly spread: number;
};

/** From one trick played to six. */
export const outlooks: readonly Outlook[] = [
  {
    hunters: [0.033, 0.181, 0.587, 0.151, 0.06, 0.348, 0.206, -0.135],
    dwellers: [1.037, 0.976, 0.46, 0, -0.323, -0.493, -0.276, 0.051],
    goblins: [0.714, -0.739],
    lead: -0.143,
    base: 0.119,
    spread: 3.2,
  },
  {
    hunters: [0.031, 0.183, 0.588, 0.295, 0.007, 0.246, 0.185, -0.137],
    dwellers: [1.05, 0.966, 0.439, 0, -0.3, -0.508, -0.292, 0.042],
    goblins: [0.657, -0.701],
    lead: -0.115,
    base: 0.14,
    spread: 3.06,
  },
  {
    hunters: [0.033, 0.163, 0.599, 0.355, 0.038, 0.123, 0.179, -0.127],
    dwellers: [1.018, 0.898, 0.388, 0, -0.22, -0.478, -0.252, 0.011],
    goblins: [0.591, -0.551],
    lead: -0.026,
    base: 0.17,
    spread: 2.84,
  },
  {
    hunters: [0.059, 0.174, 0.65, 0.39, 0.038, 0.027, 0.094, -0.075],
    dwellers: [0.963, 0.827, 0.344, 0, -0.192, -0.326, -0.229, -0.031],
    goblins: [0.55, -0.504],
    lead: 0.023,
    base: 0.226,
    spread: 2.48,
  },
  {
    hunters: [0.088, 0.215, 0.708, 0.46, 0.074, -0.167, -0.066, -0.038],
    dwellers: [0.849, 0.736, 0.303, 0, -0.224, -0.109, -0.15, -0.13],
    goblins: [0.449, -0.448],
    lead: 0.115,
    base: 0.319,
    spread: 2.03,
  },
  {
    hunters: [0.154, 0.265, 0.698, 0.298, -0.002, -0.42, -0.253, -0.063],
    dwellers: [0.604, 0.524, 0.202, 0, -0.336, 0.056, -0.109, -0.261],
    goblins: [0.228, -0.259],
    lead: 0.383,
    base: 0.339,
    spread: 1.38,
  },
];
