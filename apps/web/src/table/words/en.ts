import type { Saying } from '@rudel/protocol';

const presets: { readonly [S in Saying]: string } = {
  hello: 'Hello everybody!',
  thanks: 'Thank you!',
  'well-played': 'Well played!',
  sorry: 'Sorry!',
  hurry: 'Shall we go on?',
  wait: 'One moment, please.',
  wow: 'Wow!',
  again: 'Another one?',
  hint: 'I am asking for a hint.',
};

type Levels = { readonly [level: string]: string };

export const en = {
  table: {
    nameless: (number: number) => `Seat ${number}`,
    you: 'you',
    board: 'The board',
    hand: 'Your hand',
    actions: 'What you can do',
    seats: 'Around the table',
    watching: 'You are watching',
    openSeat: 'Free seat',
    loading: 'Setting up the table …',
    takenBack: 'Taken back.',
    nowPractice: 'Taken back. From now on this match counts as practice.',
  },
  seat: {
    turn: 'to play',
    away: 'away',
    standIn: 'a bot fills in',
    bot: 'bot',
    program: 'bot from outside',
    levels: { random: 'random', easy: 'easy-going', medium: 'experienced', strong: 'strong' } as Levels,
    host: 'host',
    handedOver: 'seat handed over by the host',
  },
  moves: {
    title: 'Your moves',
    hint: 'A hint',
    hinted: (name: string) => `${name} asks for a hint.`,
    button: (count: number) => (count === 0 ? 'Moves' : `Moves (${count})`),
    none: 'Nothing to decide just now.',
    filter: 'Find a move',
    noMatch: 'No move like that.',
    count: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
    help: 'Arrow keys to move, letters to search, Enter to choose.',
  },
  confirm: {
    label: 'Your move',
    send: 'Play',
    sending: 'One moment …',
    undo: 'Undo',
  },
  standing: { cancel: 'Cancel' },
  log: {
    title: 'What happened',
    empty: 'Nothing has happened yet.',
  },
  chat: {
    title: 'Say something',
    presets,
    mute: 'Hide what others say and throw',
  },
  clock: {
    left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    hurry: 'Time is running out',
  },
  why: {
    rule: (number: string) => `Rule ${number}`,
    stale: 'The table has moved on in the meantime; take another look.',
    lapsed: 'Time is up: a bot has played for you.',
  },
  menu: {
    title: 'At this table',
    button: 'Table menu',
    players: 'Players and seats',
    invite: 'Invite and watch',
    device: 'Move to another device',
    rules: 'Rules',
    remote: 'Remote for the big screen',
  },
  invite: {
    join: 'Scan to join',
    watch: 'Scan to watch',
    code: 'Or type the code',
    copy: 'Copy the invitation',
    copied: 'Invitation copied.',
    screen: 'Show on a big screen',
    offline: 'You are playing on this device only; nobody can join.',
  },
};

/** Everything the table says around any game. */
export type TableWords = typeof en;
