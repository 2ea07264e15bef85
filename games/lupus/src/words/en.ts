import type { NameOf, Seat, Words } from '@rudel/kernel';
import type { Tokens } from '../day/votes.ts';
import { roundsOf } from '../night/calls.ts';
import type { Sign } from '../night/signs.ts';
import { noteTold } from '../notation/note-notation.ts';
import { readTokens } from '../notation/vote-notation.ts';
import type { Written } from '../notation/written.ts';
import { roleOf } from '../roles/index.ts';
import type { Party, Role, Special, Told } from '../roles/role.ts';
import type { Statement } from '../talk/statements.ts';
import type { LupusTypes, Move, Phase, View } from '../types.ts';
import { pacerOf } from '../village/narrators.ts';
import { becauseEn } from './because-en.ts';
import { narrationEn } from './narration-en.ts';
import { callText, closingText, variant } from './narration.ts';
import { isCalledNote, isGhost, joined, mayPace, namesOf, stanceOf, suspectIn } from './parts.ts';
import type { GlimpseOf } from './parts.ts';

const language = 'en';

const names = (seats: readonly Seat[], nameOf: NameOf): string => namesOf(language, seats, nameOf);

/** A character with its article: `a` where there are several, else `the`. */
export const rolesEn: {
  readonly [R in Role]: { readonly name: string; readonly one: string; readonly called: string };
} = {
  wolf: { name: 'werewolf', one: 'a werewolf', called: 'The werewolves are' },
  villager: { name: 'villager', one: 'a villager', called: 'The villagers are' },
  seer: { name: 'seer', one: 'the seer', called: 'The seer is' },
  medium: { name: 'medium', one: 'the medium', called: 'The medium is' },
  possessed: { name: 'possessed', one: 'the possessed', called: 'The possessed is' },
  bodyguard: { name: 'bodyguard', one: 'the bodyguard', called: 'The bodyguard is' },
  owl: { name: 'owl', one: 'the owl', called: 'The owl is' },
  freemason: { name: 'freemason', one: 'a freemason', called: 'The freemasons are' },
  werehamster: { name: 'werehamster', one: 'the werehamster', called: 'The werehamster is' },
  mythomaniac: { name: 'mythomaniac', one: 'the mythomaniac', called: 'The mythomaniac is' },
};

/** What a character is about, in a line. */
export const goalsEn: { readonly [R in Role]: string } = {
  wolf: 'At night you choose a victim with the other werewolves; by day you look innocent.',
  villager: 'You sleep at night. By day you find the werewolves.',
  seer: 'Each night you learn whether somebody is a werewolf.',
  medium: 'From the second night on you learn whether the last one lynched was a werewolf.',
  possessed: 'You are human and do not know the werewolves, but you win with them.',
  bodyguard: 'From the second night on you keep somebody safe from the werewolves.',
  owl: 'Whoever you point at is a suspect the next day.',
  freemason: 'You know the other freemason.',
  werehamster: 'The werewolves cannot kill you, the seer can. Survive, and you win alone.',
  mythomaniac: 'On the second night you become what you point at, if that is a werewolf or the seer.',
};

const one = (role: Role): string => rolesEn[role].one;
const signsEn: { readonly [S in Sign]: string } = {
  insist: 'surely',
  unsure: 'perhaps',
  seer: 'I play the seer',
  follow: 'I follow you',
};
const specialEn = (special: Special): string => (special === 'freemason' ? 'both freemasons' : one(special));

function reportEn(what: Extract<Statement, { readonly kind: 'report' }>, nameOf: NameOf): string {
  const { as, night, at, finds } = what;
  if (at === null && finds === null) return `As ${one(as)} I have nothing to report about night ${night}.`;
  const found = finds === 'wolf' ? 'a werewolf' : 'not a werewolf';
  if (as === 'medium') return `I am the medium. Night ${night}: the one lynched before was ${found}.`;
  if (as === 'bodyguard') return `I am the bodyguard. On night ${night} I guarded ${nameOf(at ?? 0)}.`;
  return `I am the seer. On night ${night} I saw ${nameOf(at ?? 0)}: ${found}.`;
}

/** What somebody says, as a sentence. */
export function statementEn(what: Statement, nameOf: NameOf): string {
  switch (what.kind) {
    case 'claim':
      return `I am ${one(what.role)}.`;
    case 'report':
      return reportEn(what, nameOf);
    case 'suspect':
      return `I suspect ${nameOf(what.at)}${becauseEn(what, nameOf, one)}.`;
    case 'trust':
      return `I trust ${nameOf(what.at)}${becauseEn(what, nameOf, one)}.`;
    case 'vote':
      return `I will vote for ${nameOf(what.at)}${becauseEn(what, nameOf, one)}.`;
    case 'ask':
      return what.about === 'role'
        ? `${nameOf(what.at)}, who are you?`
        : `${nameOf(what.at)}, whom do you suspect?`;
    case 'agree':
      return `I agree with no. ${what.with}.`;
    case 'disagree':
      return `I disagree with no. ${what.with}.`;
  }
}

const signed = (sign: Sign | null): string => (sign === null ? '' : ` (${signsEn[sign]})`);

const plainLabels = {
  ready: 'Ready to vote: then you can’t speak again today',
  done: 'I have said what I had to say',
  open: 'Go on',
  close: 'End it now',
} as const;

function label(move: Move, view: View, nameOf: NameOf): string {
  switch (move.kind) {
    case 'point':
      return `Point at ${nameOf(move.at)}${signed(move.sign)}`;
    case 'vote':
      return `Lay the token at ${nameOf(move.at)}`;
    case 'paw':
      return `Paw: lynch ${nameOf(suspectIn(view, 'paw'))}`;
    case 'tuft':
      return `Tuft: lynch ${nameOf(suspectIn(view, 'tuft'))}`;
    case 'say':
      return `Say: “${statementEn(move.what, nameOf)}”`;
    case 'mark':
      return `Note privately: ${nameOf(move.at)}`;
    case 'deck':
      return `Deal with ${joined(language, move.roles.map(specialEn)) || 'villagers only'}`;
    case 'ready':
      return isGhost(view) ? 'Enough for today' : plainLabels.ready;
    default:
      return plainLabels[move.kind];
  }
}

const verbs: { readonly [K in Move['kind']]: string } = {
  point: 'Point',
  vote: 'Vote',
  paw: 'Judge',
  tuft: 'Judge',
  say: 'Say it',
  mark: 'Note it',
  ready: 'Ready',
  done: 'Done',
  open: 'Go on',
  close: 'End it',
  deck: 'Deal',
};

const pacing = (view: View, nameOf: NameOf, what: string): string =>
  mayPace(view, 'open')
    ? `${what} Open it when everybody is ready.`
    : `${what} ${nameOf(pacerOf(view.shown) ?? 0)} tells the story.`;

/** Which time of pointing it is, where there are several. All the living read the same: nobody can tell who is meant. */
function timesEn({ shown }: View): string {
  const rounds = roundsOf(shown, shown.call ?? 'seer', shown.night);
  if (rounds === 1) return '';
  return shown.round === rounds
    ? ', and now it counts'
    : `, for the ${shown.round === 1 ? 'first' : 'second'} time`;
}

function callStatus(view: View, nameOf: NameOf): string {
  const { shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, `Night ${shown.night}.`);
  switch (stanceOf(view)) {
    case 'narrator':
      return `${rolesEn[shown.call ?? 'seer'].called} called. Close the call when you see fit.`;
    case 'ghost':
      return 'You are a ghost and sleep.';
    case 'waiting':
      return 'You have pointed. The night goes on.';
    default:
      return `${rolesEn[shown.call ?? 'seer'].called} called: everybody points${timesEn(view) || ' at somebody'}.`;
  }
}

function talkStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, `Day ${shown.night}.`);
  if (stanceOf(view) === 'narrator') return 'The village talks. Close the discussion when you see fit.';
  if (eye === 'table') return variant(narrationEn.day, shown.night);
  if (shown.fates[eye] !== null)
    return mayPace(view, 'ready')
      ? 'You are a ghost: listen, and mark whom you suspect.'
      : 'You are a ghost: listen.';
  return shown.ready.includes(eye)
    ? 'You are ready to vote; others still talk.'
    : 'Talk: claim, report, accuse, and say when you are ready to vote.';
}

function voteStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, 'The first vote.');
  if (shown.turn === null)
    return stanceOf(view) === 'asked'
      ? 'Lay your token at somebody alive.'
      : 'Everybody lays a token, unseen.';
  return shown.turn === eye
    ? 'Your vote: lay your token at somebody alive.'
    : `${nameOf(shown.turn)} lays the token.`;
}

function verdictStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  const [paw = 0, tuft = 0] = shown.days.at(-1)?.suspects ?? [];
  if (!shown.isOpen) return pacing(view, nameOf, 'The second vote.');
  if (eye === paw || eye === tuft) return 'The others judge you.';
  return stanceOf(view) === 'asked'
    ? `Judge in secret: paw for ${nameOf(paw)}, tuft for ${nameOf(tuft)}.`
    : `${nameOf(paw)} or ${nameOf(tuft)}: the living judge in secret.`;
}

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  deck: (view, nameOf) =>
    stanceOf(view) === 'narrator'
      ? 'You tell the story: choose the deck.'
      : `${nameOf(pacerOf(view.shown) ?? 0)} chooses the deck.`,
  possessed: () => 'A lot decides whether somebody is possessed.',
  deal: () => 'The cards are dealt.',
  elder: () => 'The wise old man is drawn.',
  pace: ({ shown }) => `Night ${shown.night}.`,
  call: callStatus,
  welcome: () => 'The Welcome card is drawn.',
  talk: talkStatus,
  vote: voteStatus,
  defence: ({ eye, shown }, nameOf) =>
    shown.turn === eye ? 'Defend yourself.' : `${nameOf(shown.turn ?? 0)} speaks in defence.`,
  verdict: verdictStatus,
  lots: () => 'The answers are in.',
  over: () => 'The match is over.',
};

function closedTold(glimpse: GlimpseOf<'closed'>, nameOf: NameOf): string {
  const { call, night } = glimpse;
  const note = noteTold(glimpse);
  const end = closingText(narrationEn, call, night);
  const lapse = note.isByLot ? `You did not answer in time; chance pointed at ${nameOf(note.at)}. ` : '';
  if (!isCalledNote(note)) return `${lapse}${end}`;
  const mates = note.mates.map(
    ({ seat, at, sign }) => `${nameOf(seat)} points at ${at === null ? 'nobody' : nameOf(at)}${signed(sign)}`,
  );
  const parts = [
    mates.length > 0 ? `You see each other: ${joined(language, mates)}.` : '',
    note.chosen === null ? '' : `The choice is ${nameOf(note.chosen)}.`,
    toldEn(glimpse, note.told, nameOf(note.chosen ?? note.at)),
  ];
  return `${lapse}${parts.filter((part) => part !== '').join(' ')} ${end}`;
}

function toldEn({ call }: GlimpseOf<'closed'>, told: Told | null, name: string): string {
  if (told === null) return '';
  const isWolf = told === 'wolf';
  if (call === 'medium') return `The last one lynched was ${isWolf ? 'a werewolf' : 'not a werewolf'}.`;
  if (call === 'mythomaniac')
    return told === 'human'
      ? `${name} is neither werewolf nor seer: you stay human.`
      : `You are ${isWolf ? 'a werewolf' : 'a seer'} now, like ${name}.`;
  if (told === 'villager') return `You look at the card of ${name}: a villager.`;
  return `${name} is ${isWolf ? 'a werewolf' : 'not a werewolf'}.`;
}

const parties: { readonly [P in Party]: string } = {
  humans: 'The humans win',
  wolves: 'The werewolves win',
  hamster: 'The werehamster has survived and wins alone',
};

const tokens = (votes: Written<Tokens>, nameOf: NameOf): string =>
  joined(
    language,
    readTokens(votes).map((at, seat) => `${nameOf(seat)} → ${at === null ? '–' : nameOf(at)}`),
  );

const yesNo = (no: string, yes: string): { readonly no: string; readonly yes: string } => ({ no, yes });
const inOut = (from: number): { readonly yes: string; readonly no: string } => ({
  yes: `in, with ${from} players or more`,
  no: 'left out',
});
const seconds = (zero: string): ((value: number) => string) => {
  return (value) => (value === 0 ? zero : `${value} seconds`);
};

export const en: Words<LupusTypes> = {
  name: 'Lupus in Tabula',
  blurb:
    'Werewolves among the villagers: talk, lie, vote, and sleep with one eye open. For 8 to 24, with or without a narrator.',
  refusals: {
    'only-watching': () => 'You are watching; only those at the table play.',
    'match-over': () => 'The match is over.',
    'too-few-villagers': () => 'There are only twelve villagers: more special characters are needed.',
    'too-few-places': () => 'There are more special characters than places for them.',
    'no-deck-now': () => 'The deck is chosen before the deal.',
    'table-does-it': () => 'Here the table tells the story by itself.',
    'narrator-does-it': () => 'That is up to the narrator.',
    'narrator-has-no-card': () => 'You tell the story: you have no card and no vote.',
    'already-open': () => 'There is nothing to open now.',
    'nothing-to-close': () => 'There is nothing to close now.',
    'not-opened-yet': () => 'The narrator has not opened this yet.',
    'elder-does-it': () => 'That is up to the wise old man.',
    'nobody-called': () => 'Nobody is called now.',
    'pointed-already': () => 'You have pointed already; a finger once raised stays.',
    'not-at-yourself': () => 'Point at somebody else.',
    'not-at-a-ghost': () => 'You point at the living, not at ghosts.',
    'no-signs-now': () => 'Signs are given in the werewolves’ call only.',
    'ghosts-sleep': () => 'Ghosts keep their eyes closed at night.',
    'ghosts-are-silent': () => 'Ghosts are silent until the end.',
    'ghosts-do-not-judge': () => 'Ghosts vote for suspects, but do not judge them.',
    'no-discussion': () => 'There is no discussion now.',
    'ready-already': () => 'You have asked for the vote, so you have said all you can today.',
    'no-vote-now': () => 'No tokens are being laid now.',
    'not-your-vote': () => 'It is not your turn to lay a token.',
    'voted-already': () => 'You have already laid your token.',
    'vote-for-another': () => 'You cannot vote for yourself.',
    'vote-for-the-living': () => 'You vote for somebody alive.',
    'no-defence': () => 'It is not your turn to speak in defence.',
    'no-verdict-now': () => 'Nobody is being judged now.',
    'suspects-wait': () => 'The suspects do not judge.',
    'decided-already': () => 'You have judged already.',
    'no-talk-now': () => 'Now is not the time to speak.',
    'said-enough': () => 'You have said enough for now; let others speak.',
    'said-already': () => 'You have said that already.',
    'about-yourself': () => 'That can only be said about somebody else.',
    'about-a-ghost': () => 'Ghosts can neither answer nor be voted for.',
    'nobody-there': () => 'Nobody sits there.',
    'not-in-play': ([role]) => `There is no ${rolesEn[(role ?? 'owl') as Role].name} in this village.`,
    'no-such-night': ([night]) => `There is nothing to report about night ${night}.`,
    'reported-already': ([night]) => `You have already reported on night ${night}.`,
    'nights-in-order': () => 'Report on the first night you have not reported yet, or on the last one.',
    'no-such-statement': () => 'Only what was said a moment ago can be agreed with.',
    unfounded: () => 'That is no reason: nobody has seen or heard it.',
    'no-marks-now': () => 'You mark whom you suspect while the village talks.',
    'marks-spent': () => 'You have changed your mind often enough for today.',
    'marked-already': () => 'You suspect them already.',
    'mark-another-alive': () => 'Suspect somebody else who is alive.',
  },
  glimpses: {
    announced: ({ deck, players }) =>
      `${players} cards: werewolves, villagers, the seer${deck.length > 0 ? `, ${joined(language, deck.map(specialEn))}` : ''}.`,
    dealt: ({ card }) =>
      card === null
        ? 'Everybody gets a card, face down.'
        : `Your card: ${rolesEn[roleOf(card)].name}. ${goalsEn[roleOf(card)]}`,
    elder: ({ seat }, nameOf, me) =>
      seat === me ? 'You are the wise old man.' : `${nameOf(seat)} is the wise old man.`,
    nightfall: ({ night }) => variant(narrationEn.nightfall, night),
    called: ({ call, night, round }) => callText(narrationEn, call, night, round),
    closed: closedTold,
    asleep: ({ call, night }) => closingText(narrationEn, call, night),
    pointed: ({ at }, nameOf) => `You point at ${nameOf(at)}.`,
    dawn: ({ night, dead }, nameOf) =>
      dead.length === 0
        ? variant(narrationEn.quiet, night)
        : `${variant(narrationEn.mourning, night)} Dead: ${names(dead, nameOf)}.`,
    revealed: ({ seat, card }, nameOf) => `The card of ${nameOf(seat)}: ${rolesEn[roleOf(card)].name}.`,
    welcome: ({ seat, isHeld }, nameOf) =>
      isHeld
        ? `The Welcome card lies at ${nameOf(seat)}.`
        : `Nobody has the Welcome card yet. By lot, today’s vote begins to the left of ${nameOf(seat)}.`,
    day: ({ day }) => variant(narrationEn.day, day),
    said: ({ seat, number, what }, nameOf) => `${number}. ${nameOf(seat)}: “${statementEn(what, nameOf)}”`,
    ready: ({ seat }, nameOf, me) =>
      seat === me ? 'You ask for the vote.' : `${nameOf(seat)} asks for the vote.`,
    marked: ({ at }, nameOf) => `You suspect ${nameOf(at)}; nobody knows.`,
    resting: () => 'You have heard enough for today.',
    polling: ({ day }) => variant(narrationEn.polling, day),
    voted: ({ seat, at }, nameOf, me) =>
      seat === me
        ? `You lay your token at ${nameOf(at)}.`
        : `${nameOf(seat)} lays the token at ${at === me ? 'you' : nameOf(at)}.`,
    laid: ({ votes }, nameOf) => `All tokens are laid: ${tokens(votes, nameOf)}.`,
    chose: ({ at }, nameOf) => `You choose ${nameOf(at)}, in secret.`,
    silent: ({ at }, nameOf) => `You did not answer in time; it counts as ${nameOf(at)}.`,
    suspects: ({ seats, owl }, nameOf) =>
      `${owl === null ? '' : `The owl pointed at ${nameOf(owl)}. `}Suspects: ${nameOf(seats[0] ?? 0)} (paw) and ${nameOf(seats[1] ?? 0)} (tuft).`,
    defence: ({ seat }, nameOf, me) =>
      seat === me ? 'You speak in your defence.' : `${nameOf(seat)} speaks in defence.`,
    judging: ({ seats }) => variant(narrationEn.judging, seats[0] ?? 0),
    verdict: ({ suspects, counts }, nameOf) =>
      `Paw for ${nameOf(suspects[0] ?? 0)}: ${counts[0]}. Tuft for ${nameOf(suspects[1] ?? 0)}: ${counts[1]}.`,
    again: () => 'A tie: the living judge once more.',
    lynched: ({ seat, isTie }, nameOf, me) =>
      seat === me
        ? `You are lynched${isTie ? ': a tie, and you sit nearer to where the vote began' : ''}.`
        : `${nameOf(seat)} is lynched${isTie ? ': a tie, and they sit nearer to where the vote began' : ''}.`,
    spared: () => variant(narrationEn.spared, 1),
    won: ({ party, seats }, nameOf) => `${parties[party]}: ${names(seats, nameOf)}.`,
  },
  options: {
    narrator: {
      label: 'Who tells the story',
      values: {
        automatic: 'the table',
        human: 'whoever has the last seat, without a card, with 9 seats or more',
        elder: 'the wise old man, with exactly 8: drawn by lot at the deal',
      },
    },
    medium: { label: 'Medium', values: inOut(9) },
    possessed: {
      label: 'Possessed',
      values: { ...inOut(10), lot: 'perhaps: a lot decides in secret' },
    },
    bodyguard: { label: 'Bodyguard', values: inOut(11) },
    owl: { label: 'Owl', values: inOut(12) },
    freemasons: { label: 'Freemasons', values: { yes: 'both, with 13 players or more', no: 'left out' } },
    werehamster: { label: 'Werehamster', values: inOut(15) },
    mythomaniac: { label: 'Mythomaniac', values: inOut(16) },
    announcePossessed: {
      label: 'The list of characters',
      values: yesNo('does not mention the possessed', 'mentions the possessed'),
    },
    revealAtDeath: {
      label: 'Whoever dies',
      values: yesNo('keeps the card secret', 'shows the card'),
    },
    firstNightKill: {
      label: 'On the first night the werewolves',
      values: yesNo('only meet', 'kill at once'),
    },
    twoSeers: {
      label: 'A second seer',
      values: { joint: 'decides with the first', separate: 'looks alone' },
    },
    seerSees: {
      label: 'The seer looks at',
      values: { living: 'the living', all: 'the living and ghosts' },
    },
    deadlyOwl: {
      label: 'With more than 20 players the owl',
      values: { names: 'kills and names a suspect', kills: 'only kills' },
    },
    packRounds: {
      label: 'Werewolves point',
      values: (value) => (value === 1 ? 'once, and it counts' : `${value} times, and the last counts`),
    },
    firstVote: {
      label: 'First vote',
      values: { sequential: 'one after the other', simultaneous: 'all at once' },
    },
    lynchTie: {
      label: 'A tie in the second vote',
      values: {
        seat: 'lynches whoever sits nearer to where the vote began',
        revote: 'is put to another vote, once',
        nobody: 'lynches nobody, but not twice in a row',
      },
    },
    aloud: {
      label: 'You talk',
      values: yesNo(
        'at the table on the screen',
        'aloud, in one room: bots hold nobody’s silence against them',
      ),
    },
    nightSeconds: {
      label: 'Minimum time until chance points',
      values: seconds('same as the table clock'),
    },
    discussionSeconds: { label: 'Discussion', values: seconds('same as the table clock') },
    voteSeconds: { label: 'A vote', values: seconds('same as the table clock') },
    defenceSeconds: { label: 'Defence', values: seconds('none') },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb: ({ kind }) => verbs[kind],
};
