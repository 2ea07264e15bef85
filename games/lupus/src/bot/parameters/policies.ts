/**
 * How a kind of bot talks and lies, as chances from 0 to 1. All were chosen by hand, number by number, so that humans win between 40 and 60 % with every
 * number of players (`bench -- lupus`); beside each stands what speaks for more or less of it.
 */
export type Policy = {
  /** How many come out as the seer on the first, the second, the third day on, though they have found no wolf: more every day, since whoever dies silent has seen in vain. */
  readonly seerOut: readonly number[];
  /** That a seer speaks on the morning after it has found its first wolf, and does not wait another night: a wolf less is worth a seer. */
  readonly foundOut: number;
  /** That a seer speaks up as soon as somebody else claims to be the seer: silence would make the liar right. */
  readonly rivalOut: number;
  /** That a medium says what it is though nobody has asked: it helps to sort the claims, and draws the wolves. */
  readonly mediumOut: number;
  /** That a freemason says what it is though nobody has asked: two innocents are known then, to the wolves as well. */
  readonly freemasonsOut: number;
  /** That a wolf volunteers in the first night to say it is the seer: two claims are a coin toss, and a lone one is believed. */
  readonly fakeSeer: number;
  /** That such a wolf waits for the real one instead of speaking first: the first is believed a little more, the second knows whom to name. */
  readonly countering: number;
  /** That a wolf who is about to be lynched says it is the seer: it has nothing to lose, but those who know that believe nobody in danger. */
  readonly lastResort: number;
  /** That a liar claims to be somebody special of whom nobody has spoken: a third, so that the claim is worth something. */
  readonly fakeSpecial: number;
  /** That the possessed says it is the seer: it dies in place of a wolf then, but the village loses its way. */
  readonly possessedSeer: number;
  /** That a lie names a wolf rather than somebody innocent: it costs the village a day, and the liar its head the day after. */
  readonly framing: number;
  /** From which suspicion on a wolf gives up another: with no loyalty, and with all. Whoever is lost takes those down who stood by them. */
  readonly givingUp: readonly [number, number];
  /** How many wolves hide what they think of each other, and how much of it: too much, and their votes give them away. */
  readonly shielders: number;
  readonly shielding: number;
  /** How much chance there is in votes: just enough that equals are not always taken in the same order. */
  readonly whim: number;
  /** That wolves go for whoever claims to be the seer, by whether there is a guard: a guard is likely to stand there. */
  readonly hunting: readonly [open: number, guarded: number];
  /** How much is lost with the true seer, and with somebody else who claims to be useful: suspicion has to be higher by so much. */
  readonly sparing: readonly [seer: number, other: number];
  /** Whether it thinks of the werehamster when somebody is to be lynched: novices forget it. */
  readonly mindsHamster: boolean;
};

/** The ways that all villages have in common unless they say otherwise: nobody is possessed, and the seer is soon believed. */
const smallVillage: Policy = {
  seerOut: [0.35, 0.6, 0.85],
  foundOut: 1,
  rivalOut: 1,
  mediumOut: 0.25,
  freemasonsOut: 0,
  fakeSeer: 0.35,
  countering: 0.6,
  lastResort: 0.25,
  fakeSpecial: 0.35,
  possessedSeer: 0,
  framing: 0.45,
  givingUp: [0.45, 0.8],
  shielders: 0.6,
  shielding: 0,
  whim: 0.01,
  hunting: [0.8, 0.35],
  sparing: [0.3, 0.1],
  mindsHamster: true,
};

/** Among eight two wolves are soon enough: they have to dare something. */
const tinyVillage: Policy = { ...smallVillage, fakeSeer: 0.9, framing: 0.9 };

/** Among nine the medium would find a false seer out: few wolves dare it, and then name the innocent. */
const watchedVillage: Policy = { ...smallVillage, fakeSeer: 0.2, framing: 0.3 };

/** From ten on somebody is possessed, and plays the seer or just a villager: so a lone seer is worth something, and two are at odds. */
const village: Policy = {
  ...smallVillage,
  seerOut: [0.1, 0.25, 0.6],
  shielders: 1,
  fakeSeer: 0.5,
  lastResort: 0.5,
  framing: 0.7,
  mediumOut: 0.5,
  countering: 0.3,
  possessedSeer: 0.2,
  hunting: [0.4, 0.3],
};

/** From eleven on so many know something that the seer need not hurry, and the possessed is needed. */
const guardedVillage: Policy = {
  ...village,
  fakeSeer: 0.1,
  lastResort: 0.1,
  hunting: [0.8, 0.35],
  possessedSeer: 0.9,
  sparing: [0, 0],
  mediumOut: 0.2,
  rivalOut: 0.7,
};

/** With freemasons there is more to trust: the seer bides its time, and no wolf claims to be it. */
const trustingVillage: Policy = {
  ...guardedVillage,
  seerOut: [0, 0, 0.2],
  foundOut: 0.2,
  rivalOut: 0.1,
  fakeSeer: 0,
  framing: 0.2,
  possessedSeer: 1,
  mediumOut: 0.1,
};

/** From fifteen on there is a third party, soon a third wolf: whoever can help says so. */
const largeVillage: Policy = {
  ...smallVillage,
  shielders: 1,
  mediumOut: 1,
  freemasonsOut: 1,
  possessedSeer: 0.5,
  sparing: [0, 0],
};

/** Among fifteen there are still two wolves only, and a medium that speaks up would leave them no chance. */
const firstHamster: Policy = { ...largeVillage, mediumOut: 0.4 };

/** How much wolves hide of what they think of each other; less than nothing where they make a show of it. */
const shieldingAmong = (players: number): number => {
  if (players === 15) return -0.05;
  if (players < 11 || players === 13 || players === 14) return 0;
  if (players < 15) return -0.05;
  return players < 21 ? 0.25 : 0.1;
};

function villageAmong(players: number): Policy {
  if (players === 8) return tinyVillage;
  if (players === 9) return watchedVillage;
  if (players === 10) return village;
  if (players < 13) return guardedVillage;
  if (players < 15) return trustingVillage;
  return players === 15 ? firstHamster : largeVillage;
}

export const policyAmong = (players: number): Policy => ({
  ...villageAmong(players),
  shielding: shieldingAmong(players),
});

/** Too shy to say what it knows, but no worse a liar than anybody; and a whim of a twentieth, as people have who go by what they feel. */
export function shyAmong(players: number): Policy {
  const { seerOut, foundOut, rivalOut, mediumOut, freemasonsOut } = noviceAmong(players);
  const usual = policyAmong(players);
  return { ...usual, seerOut, foundOut, rivalOut, mediumOut, freemasonsOut, whim: 0.05 };
}

/** Too shy to say what it knows, and as a wolf never turns on another: that is how it is found out. It seldom lies, since whoever starts out does not dare to, and votes with a whim of a seventh. */
export const noviceAmong = (players: number): Policy => ({
  ...policyAmong(players),
  seerOut: [0, 0, 0.1],
  foundOut: 0,
  rivalOut: 0,
  mediumOut: 0,
  freemasonsOut: 0,
  fakeSeer: 0.1,
  lastResort: 0.1,
  fakeSpecial: 0.1,
  possessedSeer: 0.2,
  givingUp: [0.97, 1],
  shielders: 1,
  shielding: 0.9,
  whim: 0.15,
  hunting: [0.5, 0.5],
  sparing: [0, 0],
  mindsHamster: false,
});
