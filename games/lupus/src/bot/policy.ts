/** How a kind of bot talks and lies, as chances from 0 to 1. */
export type Policy = {
  /** How many come out as the seer on the first, the second, the third day on, though they have found no wolf. */
  readonly seerOut: readonly number[];
  /** That a wolf volunteers in the first night to say it is the seer. */
  readonly fakeSeer: number;
  /** That such a wolf waits for the real one instead of speaking first. */
  readonly countering: number;
  /** That a wolf who is about to be lynched says it is the seer. */
  readonly lastResort: number;
  /** That the possessed says it is the seer. */
  readonly possessedSeer: number;
  /** That a lie names a wolf rather than somebody innocent. */
  readonly framing: number;
  /** From which suspicion on a wolf gives up another: with no loyalty, and with all. */
  readonly givingUp: readonly [number, number];
  /** How much a wolf hides what it thinks of another. */
  readonly shielding: number;
  /** How much chance there is in votes. */
  readonly whim: number;
  /** That wolves go for whoever says to be the seer, by whether there is a guard. */
  readonly hunting: readonly [open: number, guarded: number];
  /** Whether it thinks of the werehamster when somebody is to be lynched. */
  readonly mindsHamster: boolean;
};

export const strongPolicy: Policy = {
  seerOut: [0.35, 0.6, 0.85],
  fakeSeer: 0.2,
  countering: 0.6,
  lastResort: 0.25,
  possessedSeer: 0.5,
  framing: 0.45,
  givingUp: [0.45, 0.8],
  shielding: 0.45,
  whim: 0.01,
  hunting: [0.8, 0.45],
  mindsHamster: true,
};
