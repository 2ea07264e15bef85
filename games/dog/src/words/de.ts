import type { NameOf, Words } from '@rudel/kernel';
import { drivenBy, nestSeatOf, partnerOf, seatOf, stoneAt } from '../board.ts';
import { drivenLegs } from '../play.ts';
import type { Card, DogTypes, Hit, Move, Play, View } from '../types.ts';
import { cardsNamed, hitsNamed, hitsOf, legsNamed, joined, placeName, placeNamed } from './parts.ts';
import type { Laid, Me, Phrases } from './parts.ts';

const phrases: Phrases = {
  language: 'de',
  field: (number) => `Feld ${number}`,
  stall: (depth) => `Stall ${depth}`,
  stoneOf: (name, place) => `den Stein von ${name} auf ${place}`,
  whose: (name) => `Stein von ${name}`,
  cards: {
    A: 'Ass',
    '2': 'Zwei',
    '3': 'Drei',
    '4': 'Vier',
    '5': 'Fünf',
    '6': 'Sechs',
    '7': 'Sieben',
    '8': 'Acht',
    '9': 'Neun',
    '10': 'Zehn',
    J: 'Bube',
    Q: 'Dame',
    K: 'König',
    X: 'Joker',
  },
};

/** Grammar that English does without: gender, and the cases in which cards are laid and given. */
const neuter = new Set<Card>(['A']);
const masculine = new Set<Card>(['J', 'K', 'X']);
const weak: { readonly [C in Card]?: string } = { J: 'Buben' };
const articles = { none: 'kein', one: 'ein' };

function accusative(what: Card, stem: string = articles.one): string {
  const name = weak[what] ?? phrases.cards[what];
  if (neuter.has(what)) return `${stem} ${name}`;
  return `${stem}${masculine.has(what) ? 'en' : 'e'} ${name}`;
}

function nominative(what: Card): string {
  return `${neuter.has(what) || masculine.has(what) ? 'Ein' : 'Eine'} ${phrases.cards[what]}`;
}

function dative(what: Card): string {
  const name = weak[what] ?? phrases.cards[what];
  return `${neuter.has(what) || masculine.has(what) ? 'einem' : 'einer'} ${name}`;
}

const asCard = (text: string | undefined): Card => (text ?? 'X') as Card;
const place = (text: string | undefined): string => placeNamed(phrases, text);
const laid = (what: Card, as: Card): string =>
  what === as ? accusative(what) : `einen Joker als ${phrases.cards[as]}`;

const sendsBack = (hits: readonly Hit[], nameOf: NameOf, verb = 'schickt'): string =>
  hits.length === 0 ? '' : ` und ${verb} ${hitsNamed(phrases, hits, nameOf)} zurück ins Nest`;

/** Somebody and what they play; whoever reads of themselves is "du". */
const plays = ({ seat, card, as }: Laid, nameOf: NameOf, me: Me): string =>
  `${seat === me ? 'Du spielst' : `${nameOf(seat)} spielt`} ${laid(card, as)}`;

function label(move: Move, view: View, nameOf: NameOf): string {
  if (move.kind === 'fold') return 'Aussteigen: die ganze Hand ablegen';
  if (move.kind === 'give') return `${accusative(move.card).replace(/^e/, 'E')} geben`;
  const name = move.as === move.card ? phrases.cards[move.as] : `Joker als ${phrases.cards[move.as]}`;
  return `${name}: ${deed(move, view, nameOf)}${sendsBack(hitsOf(move, view), nameOf)}`;
}

/** What the button says. */
const verbs: { readonly [K in Move['kind']]: string } = {
  give: 'Geben',
  fold: 'Aussteigen',
  exit: 'Spielen',
  drive: 'Spielen',
  swap: 'Tauschen',
  idle: 'Ablegen',
};

const noEffect = 'niemand zum Tauschen da, ohne Wirkung';

function deed(move: Play, view: View, nameOf: NameOf): string {
  const [leg] = move.legs;
  if (leg === undefined) return noEffect;
  switch (move.kind) {
    case 'exit':
      return nestSeatOf(leg.from) === view.eye
        ? 'aus dem Nest'
        : `aus dem Nest von ${nameOf(nestSeatOf(leg.from))}`;
    case 'drive':
      return legsNamed(phrases, drivenLegs(view.shown.board, move), view.eye, nameOf);
    case 'swap': {
      const owner = nameOf(seatOf(stoneAt(view.shown.board, leg.to)));
      return `${placeName(phrases, leg.from)} gegen ${phrases.stoneOf(owner, placeName(phrases, leg.to))} tauschen`;
    }
    case 'idle':
      return noEffect;
  }
}

function status({ eye, shown, gifts }: View, nameOf: NameOf): string {
  switch (shown.phase) {
    case 'starter':
      return 'Es wird ausgelost, wer beginnt.';
    case 'deal':
      return `Runde ${shown.round} wird ausgeteilt.`;
    case 'exchange':
      if (eye === 'table') return 'Die Partner tauschen je eine Karte.';
      return gifts[eye] === null
        ? `Gib ${nameOf(partnerOf(eye))} eine Karte, ihr seid ein Team. Was du bekommst, siehst du danach.`
        : 'Gleich geht es los: Noch haben nicht alle eine Karte gegeben.';
    case 'play':
      if (shown.turn !== eye) return `${nameOf(shown.turn ?? 0)} ist dran.`;
      return drivenBy(shown.board, eye) === eye
        ? 'Du bist dran: Spiel eine Karte.'
        : `Du bist dran: Dein Stall ist voll, also fährst du die Steine von ${nameOf(partnerOf(eye))}.`;
    case 'over':
      return 'Die Partie ist zu Ende.';
  }
}

export const de: Words<DogTypes> = {
  name: 'Dog',
  blurb:
    'Karten und Steine, zwei gegen zwei: in den Stall fahren, tauschen, die Sieben teilen, einander helfen.',
  refusals: {
    'only-watching': () => 'Du schaust zu; ziehen kann nur, wer am Tisch sitzt.',
    'match-over': () => 'Die Partie ist zu Ende: Ein Team hat alle acht Steine im Stall.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'exchange-first': () => 'Zuerst geben alle ihrer Partnerin oder ihrem Partner eine Karte.',
    'nothing-to-give': () => 'Getauscht wird nur einmal, am Anfang der Runde.',
    'gift-not-held': ([what]) => `Du hast ${accusative(asCard(what), articles.none)} zum Geben.`,
    'card-not-held': ([what]) => `Du hast ${accusative(asCard(what), articles.none)} auf der Hand.`,
    'must-play': () => 'Eine deiner Karten lässt sich spielen, also musst du eine spielen.',
    'joker-unnamed': () => 'Sag, für welche Karte der Joker steht.',
    'not-its-value': ([what, as]) =>
      as === 'X'
        ? `${nominative(asCard(what))} ist kein Joker.`
        : `${nominative(asCard(what))} lässt sich nicht als ${phrases.cards[asCard(as)]} spielen; das kann nur der Joker.`,
    'exact-number': ([what]) =>
      `Mit ${dative(asCard(what))} kommt der Stein dort nicht hin: Die ganze Zahl wird gefahren.`,
    'no-exit-card': ([what]) =>
      `Mit ${dative(asCard(what))} kommt kein Stein aus dem Nest; das können Ass, König und Joker.`,
    'nest-empty': () => 'In diesem Nest ist kein Stein.',
    'start-barred': () => 'Der frische Stein auf dem Start versperrt den Weg aus dem Nest.',
    'fresh-in-way': () =>
      'Ein frischer Stein auf seinem Start sperrt den Weg: Niemand kommt an ihm vorbei oder auf sein Feld.',
    'no-stone-there': ([where]) => `Auf ${place(where)} steht kein Stein.`,
    'not-your-stone': () => 'Diesen Stein darfst du nicht fahren.',
    'partner-not-yet': () =>
      'Die Steine deiner Partnerin oder deines Partners fährst du erst, wenn deine alle im Stall sind.',
    'own-stones-home': () =>
      'Deine Steine sind alle im Stall; jetzt fährst du die Steine deiner Partnerin oder deines Partners.',
    'foreign-stall': () => 'Ein Stein kann nur in den eigenen Stall.',
    'fresh-into-stall': () =>
      'Ein frischer Stein muss seinen Start erst verlassen haben, bevor er in den Stall darf.',
    'stall-backwards': () => 'In den Stall geht es nur vorwärts, nie mit einer Vier zurück.',
    'stall-forward-only': () => 'Im Stall geht es nur vorwärts.',
    'stall-no-way-out': () => 'Was im Stall ist, bleibt dort.',
    'stall-blocked': () => 'Im Stall überholt kein Stein einen anderen und nimmt keinem den Platz.',
    'one-stone-only': ([what]) =>
      `Mit ${dative(asCard(what))} fährt nur ein Stein; teilen lässt sich nur die Sieben.`,
    'seven-not-used-up': () =>
      'Eine Sieben sind genau sieben einzelne Schritte vorwärts, nicht mehr und nicht weniger.',
    'partner-after-last': () =>
      'Die Sieben hilft der Partnerin oder dem Partner erst, wenn dein letzter Stein im Stall ist.',
    'jack-only-swaps': () => 'Mit einem Buben wird nicht gefahren, sondern getauscht.',
    'only-jack-swaps': ([what]) => `Mit ${dative(asCard(what))} wird nicht getauscht; das kann nur der Bube.`,
    'swap-out-of-reach': () => 'Der Bube erreicht nur Steine auf dem Ring, keine in Stall oder Nest.',
    'swap-fresh': () => 'Ein frischer Stein auf seinem Start lässt sich nicht tauschen.',
    'swap-two-own': () => 'Der Bube tauscht einen deiner Steine mit einem fremden.',
    'jack-must-swap': () => 'Es gibt einen Stein zum Tauschen, also muss der Bube tauschen.',
    'jack-needs-stone': () =>
      'Ohne einen eigenen Stein auf dem Ring, mit dem er etwas anfangen kann, lässt sich der Bube nicht spielen.',
    'jack-needs-effect': () => 'An diesem Tisch darf der Bube nicht ohne Wirkung gespielt werden.',
    'jack-last-resort': () =>
      'An diesem Tisch wird der Bube nur ohne Wirkung abgelegt, wenn sonst nichts geht.',
    'jack-only-fresh': () =>
      'An diesem Tisch kann der Bube nicht abgelegt werden, solange nur frische eigene Steine draußen sind.',
    'joker-may-not-finish': () =>
      'An diesem Tisch darf kein Joker den letzten Stein eines Teams in den Stall bringen.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) =>
      seat === me ? 'Du wirst ausgelost und beginnst.' : `${nameOf(seat)} wird ausgelost und beginnt.`,
    dealt: ({ round, size, cards }) =>
      `Runde ${round}: ${size} Karten für alle${cards === null ? '' : `; du bekommst ${cardsNamed(phrases, cards)}`}.`,
    reshuffled: () => 'Der Stapel ist leer; die abgelegten Karten werden neu gemischt.',
    gave: ({ card: what, to }, nameOf) => `Du gibst ${nameOf(to)} ${accusative(what)}.`,
    exchanged: ({ received }) =>
      received === null
        ? 'Die Partner haben ihre Karten getauscht.'
        : `Alle haben gegeben; du bekommst ${accusative(received)}.`,
    exit: (play, nameOf, me) =>
      `${plays(play, nameOf, me)}: ein Stein ${play.stone === play.seat ? '' : `von ${nameOf(play.stone)} `}kommt aus dem Nest${sendsBack(play.hits, nameOf)}.`,
    drove: (play, nameOf, me) =>
      `${plays(play, nameOf, me)}: ${legsNamed(phrases, play.legs, play.seat, nameOf)}${sendsBack(play.hits, nameOf, play.seat === me ? 'schickst' : 'schickt')}.`,
    swapped: (play, nameOf, me) =>
      `${plays(play, nameOf, me)} und ${play.seat === me ? 'tauschst' : 'tauscht'} ${placeName(phrases, play.mine)} gegen ${phrases.stoneOf(nameOf(play.with), placeName(phrases, play.theirs))}.`,
    idled: (play, nameOf, me) => `${plays(play, nameOf, me)} ohne Wirkung.`,
    folded: ({ seat, cards }, nameOf, me) =>
      `${seat === me ? 'Du kannst nichts spielen und legst' : `${nameOf(seat)} kann nichts spielen und legt`} ab: ${cardsNamed(phrases, cards)}.`,
    home: ({ seat }, nameOf, me) =>
      `${seat === me ? 'Du hast' : `${nameOf(seat)} hat`} alle vier Steine im Stall.`,
    roundOver: ({ round }) => `Runde ${round} ist zu Ende.`,
    won: ({ seats }, nameOf) => `${joined(phrases, seats.map(nameOf))} gewinnen die Partie.`,
  },
  options: {
    deck: {
      label: 'Karten und Handgrößen',
      values: {
        wyden: '112 Karten mit 8 Jokern; 6-5-4-3-2, dann immer wieder 5-4-3-2',
        braendi: '110 Karten mit 6 Jokern; immer wieder 6-5-4-3-2',
      },
    },
    jackWithoutEffect: {
      label: 'Bube, wenn niemand zum Tauschen da ist',
      values: {
        yes: 'darf ohne Wirkung abgelegt werden',
        lastResort: 'wird nur ohne Wirkung abgelegt, wenn sonst nichts geht',
        notWhenFresh: 'darf ohne Wirkung abgelegt werden, aber nicht mit nur frischen Steinen draußen',
        no: 'kann nicht gespielt werden',
      },
    },
    jackTakesFresh: {
      label: 'Bube und der eigene frische Stein',
      values: {
        no: 'ein frischer Stein lässt sich nicht tauschen',
        own: 'der eigene frische Stein lässt sich tauschen',
      },
    },
    sevenHelpsPartner: {
      label: 'Sieben und die Steine der Partnerin oder des Partners',
      values: { afterLastStone: 'erst wenn der letzte eigene Stein im Stall ist', always: 'jederzeit' },
    },
    jokerFinishes: {
      label: 'Joker für den letzten Stein des Teams',
      values: { yes: 'darf ihn in den Stall bringen', no: 'darf ihn nicht in den Stall bringen' },
    },
  },
  presets: { usual: 'Dog aus Wyden', named: { braendi: 'Brändi Dog' } },
  status,
  move: label,
  verb: ({ kind }) => verbs[kind],
};
