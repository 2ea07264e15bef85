/** What words tell a plain player: chosen by hand, above 0 for being a wolf and below 0 against it. */
export type PlainHabits = {
  /** What it knows for sure: more than all words of a match can add up to. */
  readonly sure: number;
  /** That somebody claims the character it holds itself: a lie, though a clumsy villager may have told it. */
  readonly usurper: number;
  /** What a seer has found: a wolf is believed more readily than an innocent, whom a liar names more easily. */
  readonly foundWolf: number;
  readonly foundHuman: number;
  /** What somebody thinks: less than a seer says, and less the less it says. */
  readonly suspected: number;
  readonly trusted: number;
  readonly voted: number;
  /** How far a victim of the night is believed, who was no wolf, and one whose character others claim as well, of whom at most one is right. */
  readonly victim: number;
  readonly contested: number;
  /** Seats that differ by less count alike: less than the faintest word. */
  readonly band: number;
  /** What a claim to be the seer adds for a guard, and for wolves: more than any one finding. */
  readonly guardsSeer: number;
  readonly huntsSeer: number;
  /** What another wolf's finger adds: more than anything else, for wolves have to agree. */
  readonly agreement: number;
};

export const plainHabits: PlainHabits = {
  sure: 100,
  usurper: 6,
  foundWolf: 3,
  foundHuman: -2,
  suspected: 0.5,
  trusted: -0.4,
  voted: 0.3,
  victim: 2,
  contested: 0.4,
  band: 0.05,
  guardsSeer: 3,
  huntsSeer: 5,
  agreement: 100,
};
