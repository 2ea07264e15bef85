import type { Role, Told } from '@rudel/lupus/page';
import type { DeedTold, LupusWords } from './lupus-words.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const signs = {
  insist: 'surely',
  unsure: 'perhaps',
  seer: 'I play the seer',
  follow: 'but I follow you',
} as const;

const found = (told: Told | null): string => (told === 'wolf' ? 'a werewolf' : 'not a werewolf');

/** Who was awake as well; then, sentence by sentence, whom each pointed at. */
function matesTold({ note: { mates }, nameOf }: DeedTold): string {
  if (mates.length === 0) return '';
  const all = new Intl.ListFormat('en').format(mates.map(({ seat }) => nameOf(seat)));
  const pointings = mates.map(({ seat, at, sign }) =>
    at === null
      ? ''
      : ` ${nameOf(seat)} pointed at ${nameOf(at)}${sign === null ? '' : ` (${signs[sign]})`}.`,
  );
  return `${all}.${pointings.join('')}`;
}

/** What somebody called did, without a subject: it stands for oneself and for others. */
const deeds: { readonly [R in Role]?: (told: DeedTold, at: string) => string } = {
  wolf: (told, at) => {
    const mates = matesTold(told);
    const pack =
      mates === ''
        ? 'No other werewolf is awake.'
        : `${told.isOwn === true ? 'Your pack:' : 'With'} ${mates}`;
    return told.note.chosen === null ? pack : `Chose ${at}. ${pack}`;
  },
  seer: (told, at) => {
    const mates = matesTold(told);
    const what = told.note.told === 'villager' ? 'a villager' : found(told.note.told);
    return `Looked at ${at}: ${what}.${mates === '' ? '' : ` With ${mates}`}`;
  },
  medium: ({ note }) =>
    note.told === null ? 'Nobody was lynched before.' : `The one lynched last was ${found(note.told)}.`,
  bodyguard: (_told, at) => `Guarded ${at}.`,
  owl: (_told, at) => `Pointed at ${at}.`,
  freemason: ({ note, nameOf }) =>
    note.mates.length === 0
      ? 'The other freemason could not be seen.'
      : `The other freemason: ${note.mates.map(({ seat }) => nameOf(seat)).join(', ')}.`,
  mythomaniac: ({ note }, at) => {
    if (note.told === 'wolf') return `Wanted to be ${at}, and became a werewolf.`;
    return `Wanted to be ${at}, and ${note.told === 'seer' ? 'became a seer' : 'stayed human'}.`;
  },
};

const deed = (told: DeedTold): string =>
  deeds[told.role]?.(told, told.nameOf(told.note.chosen ?? told.note.at)) ?? '';

export const en: LupusWords = {
  lapsed: {
    call: 'Time was up: chance has pointed for you. Hold your card to see at whom.',
    vote: 'Time is up: your silent suspicion counts, or else chance decides.',
    else: 'Time is up.',
  },
  board: 'The village',
  hand: 'Your card and what you can do',
  night: (night) => `Night ${night}`,
  day: (day) => `Day ${day}`,
  before: 'Before nightfall',
  over: 'The end',
  living: (living, of) => `${living} of ${of} alive`,
  deck: {
    title: 'Characters in play',
    count: (count, name) => (count === 1 ? name : `${count} × ${name}`),
    possessed: 'Somebody may be possessed: the list keeps that to itself.',
  },
  seat: {
    you: 'you',
    narrator: 'tells the story',
    bot: 'bot',
    away: 'away',
    open: 'nobody here',
    ghost: 'ghost',
    diedAtNight: (night) => `dead since night\u00A0${night}`,
    lynched: (day) => `lynched on day\u00A0${day}`,
    claims: (role) => `claims: ${role}`,
    ready: 'ready to vote',
    welcome: 'has the Welcome card',
    serves: 'counting starts behind this seat',
    elder: 'the wise old man',
    paw: 'suspect: paw',
    tuft: 'suspect: tuft',
    mark: 'your suspicion',
    turn: 'is deciding',
    tokens: (count) => counted(count, 'token'),
    tokensFrom: (names) => `tokens from ${names}`,
    judged: { paw: 'chose paw', tuft: 'chose tuft' },
  },
  card: {
    label: 'Your card: hold to look',
    hold: 'Hold',
    none: 'No card yet.',
    known: 'What you know',
    first: 'The cards are dealt. Hold yours to see who you are.',
    holdNew: 'Hold: new',
    newLine: 'Hold: new line in your diary, beside your card',
    byLot: (name) => `Time was up, and chance pointed at ${name}.`,
    pointedAt: (name) => `you pointed at ${name}.`,
    wins: {
      humans: 'You win with the humans.',
      wolves: 'You win with the werewolves.',
      hamster: 'You win alone, if you live to the end.',
    },
  },
  signs: { label: 'A sign to go with it', ...signs },
  allPoint: 'Everybody points. It counts only for those called.',
  pointed: 'You have pointed. Hold your card to see what you know.',
  sleep: 'Ghosts keep their eyes closed.',
  calls: 'The calls of this night',
  talk: {
    title: 'Statements',
    say: 'Make a statement',
    ready: 'Ready to vote',
    readyIs: 'Once you are ready, you are done speaking for today.',
    enough: 'Enough for today',
    done: 'I have said it all',
    left: (count) => `${counted(count, 'statement')} left.`,
    saidAll: 'You have said everything for today.',
    nothing: 'No statements yet.',
    all: 'All statements',
    died: (names) => `Dead in the morning: ${names}.`,
    nobodyDied: 'Nobody died.',
    agree: 'I agree',
    disagree: 'I disagree',
    readyCount: (ready, of) => `${ready} of ${of} ready to vote`,
    silent: 'Ghosts listen and say nothing.',
  },
  vote: {
    owl: (name) => `The owl pointed at ${name}.`,
    suspects: 'The suspects',
    chosen: 'You have judged. Nobody knows how.',
    yourDefence: 'Speak in your defence.',
    count: (count) => counted(count, 'vote'),
    both: 'The suspects wait.',
  },
  pace: {
    open: 'Go on',
    openCall: (role) => `Call: ${role}`,
    openTalk: 'Let them talk',
    openVote: 'Open the first vote',
    openVerdict: 'Open the second vote',
    close: 'End it now',
    notes: 'Your notes',
    notesHint: 'Only on this device.',
    waits: (name) => `${name} tells the story.`,
  },
  moment: {
    dead: (count) => (count === 1 ? 'Somebody did not wake up' : `${count} did not wake up`),
    nobody: 'Everybody woke up',
    lynched: (name) => `${name} is lynched`,
    tie: 'A tie: nearer to the Welcome card',
    spared: 'Nobody is lynched',
    again: 'A tie: once more',
    won: {
      humans: 'The humans win',
      wolves: 'The werewolves win',
      hamster: 'The werehamster wins alone',
    },
  },
  deed,
  story: {
    firstDead: (names) => `The first who did not wake up: ${names}.`,
    quiet: (count) => `${counted(count, 'night')} went by without a death.`,
    close: (day) => `On day ${day} a single vote decided.`,
    accused: (name, count) => `${name} got the most tokens of all: ${count}.`,
    talker: (name, count) => `${name} spoke most: ${counted(count, 'statement')}.`,
    days: (count) => `It took ${counted(count, 'day')}.`,
  },
};
