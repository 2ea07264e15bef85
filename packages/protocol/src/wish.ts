import type { Seat } from '@rudel/kernel';
import type { BotPace, Clock, PersonId } from './table-doc.ts';

/** The presets of the chat; their sentences are the client's. */
export const presets = ['hello', 'thanks', 'well-played', 'sorry', 'hurry', 'wait', 'wow', 'again'] as const;
export type Preset = (typeof presets)[number];

/** What somebody is heard to say without words of their own: a preset, or that they ask for a hint. */
export type Saying = Preset | 'hint';
export const sayings: readonly Saying[] = [...presets, 'hint'];
/** What a seat can throw at the table: a sign everybody sees for a moment. */
export const reactions = ['paw', 'howl', 'laugh', 'shock', 'heart', 'clap'] as const;
export type Reaction = (typeof reactions)[number];

/** What the host can tell the screens that show a table, from afar. */
export const screenKeys = ['louder', 'softer', 'voice', 'next'] as const;
export type ScreenKey = (typeof screenKeys)[number];

/** What a person at a table can want. */
export type Wish =
  /** `move 7:12>15`: a move of the game, in its own notation. */
  | { readonly kind: 'move'; readonly text: string }
  /** `sit 2`: take an open seat, leaving one's own; during a match, the host takes the place of a bot, and everybody else takes their own seat back. */
  | { readonly kind: 'sit'; readonly seat: Seat }
  /** `ask 2`: asks the host to let one play for a bot during a match. */
  | { readonly kind: 'ask'; readonly seat: Seat }
  /** `unask`: takes that back. */
  | { readonly kind: 'unask' }
  /** `stand`: leave one's seat and watch; during a match a bot sits in. */
  | { readonly kind: 'stand' }
  /** `leave`: leave the table for good. */
  | { readonly kind: 'leave' }
  /** `name Anna`. */
  | { readonly kind: 'name'; readonly name: string }
  /** `lot 9fTq0LmZ`: what one adds to the lot of the next match, having seen the table's commitment to it. */
  | { readonly kind: 'lot'; readonly text: string }
  /** `say thanks`. */
  | { readonly kind: 'say'; readonly what: Preset }
  /** `react paw`: throws a sign that everybody sees for a moment. */
  | { readonly kind: 'react'; readonly what: Reaction }
  /** `talk I trust Anna.`: free text, where the game has it. */
  | { readonly kind: 'talk'; readonly text: string }
  /** `hint`: one would like a hint; where several play, everybody hears of it. */
  | { readonly kind: 'hint' }
  /** `report 17`: tells the host of a line of the talk. */
  | { readonly kind: 'report'; readonly line: number }
  /** `reading on`, `reading off`: something explains itself on this device, and the table waits for it as far as it may. */
  | { readonly kind: 'reading'; readonly on: boolean }
  /** `screen louder`: the host works the screens in the room, their voice or what they show; nothing is kept of it. */
  | { readonly kind: 'screen'; readonly key: ScreenKey }
  /** `bot 3 medium`: the host puts a bot of a level on a seat that nobody owns. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }
  /** `open 3`: the host takes a bot away. */
  | { readonly kind: 'open'; readonly seat: Seat }
  /** `seats 5`: the host changes the number of seats in the lobby. */
  | { readonly kind: 'seats'; readonly count: number }
  /** `options jackTakesFresh=own`: the host sets the options for the next match. */
  | { readonly kind: 'options'; readonly text: string }
  | { readonly kind: 'clock'; readonly clock: Clock }
  /** `pace calm`: how long bots pause before they act. */
  | { readonly kind: 'pace'; readonly pace: BotPace }
  /** `hints on`, `hints off`: whether people may ask for hints where several play. */
  | { readonly kind: 'hints'; readonly on: boolean }
  /** `list on`, `list off`: whether strangers find the table. */
  | { readonly kind: 'list'; readonly on: boolean }
  /** `kick p4`: the host sends somebody away; the invitation changes. */
  | { readonly kind: 'kick'; readonly person: PersonId }
  /** `admit p4 2`: the host lets somebody play for the bot they have asked for; without a seat, whichever it is. */
  | { readonly kind: 'admit'; readonly person: PersonId; readonly seat?: Seat }
  /** `decline p4`: the host does not, this time. */
  | { readonly kind: 'decline'; readonly person: PersonId }
  /** `silence p4`: the host keeps somebody from speaking until the next match begins. */
  | { readonly kind: 'silence'; readonly person: PersonId }
  /** `unsilence p4`: the host lets somebody speak again. */
  | { readonly kind: 'unsilence'; readonly person: PersonId }
  /** `host p2`: the host passes hosting on. */
  | { readonly kind: 'host'; readonly person: PersonId }
  /** `start`: the match that a lobby was for. */
  | { readonly kind: 'start' }
  /** `rematch`: another match with the same people, after the end of one: the host begins it, everybody else is ready for it. */
  | { readonly kind: 'rematch' }
  /** `unready`: one is not, after all. */
  | { readonly kind: 'unready' }
  /** `pause`: nobody decides and no clock runs, until somebody goes on. */
  | { readonly kind: 'pause' }
  /** `resume`: play goes on. */
  | { readonly kind: 'resume' }
  /** `takeback`: whoever plays alone with bots decides their last decision anew; the match is practice from then on. */
  | { readonly kind: 'takeback' }
  /** `more`: the host gives the decision that runs more time. */
  | { readonly kind: 'more' }
  /** `join`: one watches, and would play from the next match on. */
  | { readonly kind: 'join' }
  /** `unjoin`: one goes on watching, after all. */
  | { readonly kind: 'unjoin' }
  /** `reopen`: back to the lobby after a match, where the host changes options and seats before the next. */
  | { readonly kind: 'reopen' };

type WishOf<K extends Wish['kind']> = Extract<Wish, { readonly kind: K }>;

const nothing = (): string => '';

const rests: { readonly [K in Wish['kind']]: (wish: WishOf<K>) => string } = {
  move: ({ text }) => text,
  sit: ({ seat }) => String(seat),
  ask: ({ seat }) => String(seat),
  unask: nothing,
  stand: nothing,
  leave: nothing,
  name: ({ name }) => name,
  lot: ({ text }) => text,
  say: ({ what }) => what,
  react: ({ what }) => what,
  talk: ({ text }) => text,
  hint: nothing,
  report: ({ line }) => String(line),
  reading: ({ on }) => (on ? 'on' : 'off'),
  screen: ({ key }) => key,
  bot: ({ seat, level }) => `${seat} ${level}`,
  open: ({ seat }) => String(seat),
  seats: ({ count }) => String(count),
  options: ({ text }) => text,
  clock: ({ clock }) => clock,
  pace: ({ pace }) => pace,
  hints: ({ on }) => (on ? 'on' : 'off'),
  list: ({ on }) => (on ? 'on' : 'off'),
  kick: ({ person }) => person,
  admit: ({ person, seat }) => (seat === undefined ? person : `${person} ${seat}`),
  decline: ({ person }) => person,
  silence: ({ person }) => person,
  unsilence: ({ person }) => person,
  host: ({ person }) => person,
  start: nothing,
  rematch: nothing,
  unready: nothing,
  pause: nothing,
  resume: nothing,
  takeback: nothing,
  more: nothing,
  join: nothing,
  unjoin: nothing,
  reopen: nothing,
};

function restOf<K extends Wish['kind']>(wish: WishOf<K>): string {
  return rests[wish.kind](wish);
}

/** The text of a command, by itself: whoever only sends them need not read them. */
export function formatWish(wish: Wish): string {
  return `${wish.kind} ${restOf(wish)}`.trimEnd();
}
