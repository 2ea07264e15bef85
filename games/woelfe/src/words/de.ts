import type { NameOf, Words } from '@rudel/kernel';
import { lastDie, lastRoller } from '../goblins.ts';
import { barredBid, handOf, holdsBoth, isAsked, legal } from '../moves.ts';
import { sizeOf } from '../rounds.ts';
import type { Kind, Move, Phase, Shown, SidesResult, TrickDie, View, WoelfeTypes } from '../types.ts';
import {
  circumstancesOf,
  diceNamed,
  faceNamed,
  namesOf,
  numberNamed,
  othersOf,
  pips,
  wolvesBySide,
} from './parts.ts';
import type { Circumstance, GlimpseOf, Me } from './parts.ts';

const language = 'de';

/** Grammar that English does without: nominative, accusative with either article, and the plural. */
type Noun = {
  readonly the: string;
  readonly accusative: string;
  readonly some: string;
  readonly many: string;
  readonly none: string;
};

const dice: { readonly [K in Kind]: Noun } = {
  W: {
    the: 'der weiße Wolf',
    accusative: 'den weißen Wolf',
    some: 'einen weißen Wolf',
    many: 'weiße Wölfe',
    none: 'kein weißer Wolf',
  },
  G: {
    the: 'der graue Wolf',
    accusative: 'den grauen Wolf',
    some: 'einen grauen Wolf',
    many: 'graue Wölfe',
    none: 'kein grauer Wolf',
  },
  B: {
    the: 'der schwarze Wolf',
    accusative: 'den schwarzen Wolf',
    some: 'einen schwarzen Wolf',
    many: 'schwarze Wölfe',
    none: 'kein schwarzer Wolf',
  },
  H: { the: 'der Jäger', accusative: 'den Jäger', some: 'einen Jäger', many: 'Jäger', none: 'kein Jäger' },
  M: {
    the: 'der Fliegenpilz',
    accusative: 'den Fliegenpilz',
    some: 'einen Fliegenpilz',
    many: 'Fliegenpilze',
    none: 'kein Fliegenpilz',
  },
  F: { the: 'der Fuchs', accusative: 'den Fuchs', some: 'einen Fuchs', many: 'Füchse', none: 'kein Fuchs' },
  Y: { the: 'die Biene', accusative: 'die Biene', some: 'eine Biene', many: 'Bienen', none: 'keine Biene' },
  P: {
    the: 'das Wildschwein',
    accusative: 'das Wildschwein',
    some: 'ein Wildschwein',
    many: 'Wildschweine',
    none: 'kein Wildschwein',
  },
};

const some = (kind: Kind, count: number): string =>
  count === 1 ? dice[kind].some : `${count} ${dice[kind].many}`;
const asKind = (text: string | undefined): Kind => (text ?? 'W') as Kind;
const face = (kind: Kind, value: number): string => faceNamed(kind, value, 'das Pilzsymbol');
const names = (seats: readonly number[], nameOf: NameOf): string => namesOf(language, seats, nameOf);
const counted = (count: number, word: string, words: string): string =>
  `${count} ${count === 1 ? word : words}`;
const tricksCounted = (count: number): string => counted(count, 'Stich', 'Stiche');
const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wolves(count: number): string {
  if (count === 0) return 'keinen Wolf';
  return count === 1 ? 'einen Wolf' : `${count} Wölfe`;
}

const labels: { readonly [K in 'double' | 'fever' | 'rabies']: string } = {
  double: 'Doppelflinte ansagen',
  fever: 'Jagdfieber ansagen',
  rabies: 'Tollwut ansagen',
};

function label(move: Move, view: View, nameOf: NameOf): string {
  const { shown } = view;
  switch (move.kind) {
    case 'roll':
      return `${capital(dice[move.die].accusative)} werfen (${pips[move.die]})`;
    case 'lay':
      return `Die Biene zu ${nameOf(move.at)} legen`;
    case 'bid':
      return `${tricksCounted(move.tricks)} ansagen`;
    case 'goblin':
      return `Kobold einsetzen: ${nameOf(lastRoller(shown))} wirft ${lastNamed(shown)} noch einmal`;
    case 'pass':
      return passLabel(view);
    default:
      return labels[move.kind];
  }
}

/** What the button says. */
const verbs: { readonly [K in Exclude<Move['kind'], 'pass'>]: string } = {
  roll: 'Werfen',
  lay: 'Biene legen',
  bid: 'Ansagen',
  goblin: 'Kobold!',
  double: 'Ansagen',
  fever: 'Ansagen',
  rabies: 'Ansagen',
};

const verb = ({ kind }: Move, { shown }: View): string =>
  kind === 'pass' ? (shown.phase === 'goblin' ? 'Passen' : 'Bereit') : verbs[kind];

function passLabel(view: View): string {
  if (view.shown.phase === 'goblin') return 'Kein Kobold: liegen lassen';
  return view.eye !== 'table' && holdsBoth(handOf(view, view.eye))
    ? 'Nichts sagen und auf die Pirsch gehen'
    : 'Bereit';
}

const lastNamed = (shown: Shown): string => dice[lastDie(shown)?.kind ?? 'W'].accusative;
const isYours = ({ eye, shown }: View): boolean => shown.turn === eye;
const whose = ({ shown }: View, nameOf: NameOf): string => nameOf(shown.turn ?? 0);

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  starter: () => 'Es wird ausgelost, wer beginnt.',
  deal: ({ shown }) => `Die Würfel für Runde ${shown.round} werden gezogen.`,
  announce: announceStatus,
  bid: (view, nameOf) => (isYours(view) ? bidStatus(view.shown) : `${whose(view, nameOf)} sagt an.`),
  play: (view, nameOf) => (isYours(view) ? playStatus(view) : `${whose(view, nameOf)} ist dran.`),
  roll: ({ shown }, nameOf) => `${nameOf(lastRoller(shown))} wirft ${lastNamed(shown)}.`,
  lay: (view, nameOf) => {
    const bee = face('Y', lastDie(view.shown)?.face ?? 0);
    return isYours(view)
      ? `Leg die Biene (${bee}) zu jemand anderem.`
      : `${whose(view, nameOf)} legt die Biene (${bee}).`;
  },
  goblin: goblinStatus,
  over: () => 'Die Partie ist zu Ende.',
};

function announceStatus(view: View): string {
  const { eye } = view;
  if (eye === 'table') return 'Alle schauen ihre Würfel an.';
  if (!isAsked(view, eye)) return 'Gleich geht es los: Noch haben nicht alle ihre Würfel angeschaut.';
  return holdsBoth(handOf(view, eye))
    ? 'Du hast beide Jäger: Sag die Doppelflinte an, oder schweig und geh auf die Pirsch.'
    : 'Schau deine Würfel an und sag, wenn du bereit bist.';
}

function bidStatus(shown: Shown): string {
  const barred = barredBid(shown);
  const size = sizeOf(shown.round, shown.seats);
  const but = barred === null || barred < 0 ? '' : ` ${barred} darfst du nicht ansagen.`;
  const question = size === 1 ? 'Machst du den Stich?' : `Wie viele der ${size} Stiche machst du?`;
  return `${question}${but}`;
}

function playStatus(view: View): string {
  const cry = legal(view).find(({ kind }) => kind === 'fever' || kind === 'rabies');
  if (cry === undefined) return 'Du bist dran: Wähl einen Würfel und wirf ihn.';
  return `Du bist dran: Wirf einen Würfel, oder sag vorher ${cry.kind === 'fever' ? 'Jagdfieber' : 'Tollwut'} an.`;
}

function goblinStatus(view: View, nameOf: NameOf): string {
  const { eye, shown, answers } = view;
  const { kind, face: shows } = lastDie(shown) as TrickDie;
  const what = `${capital(dice[kind].the)} von ${nameOf(lastRoller(shown))} zeigt ${face(kind, shows ?? 0)}.`;
  if (eye === 'table' || shown.goblins[eye] === 0) return `${what} Kommt ein Kobold?`;
  if (answers[eye] === 'goblin') return 'Dein Kobold wartet auf alle, die vor dir gefragt sind.';
  return answers[eye] === 'pass'
    ? 'Du lässt ihn liegen; andere überlegen vielleicht noch.'
    : `${what} Setzt du einen Kobold ein?`;
}

const circumstances: { readonly [C in Circumstance]: string } = {
  poisoned: 'der Jäger ist vergiftet',
  bothPoisoned: 'beide Jäger sind vergiftet',
  oneFox: 'ein Fuchs: die niedrigste Zahl gewinnt',
  twoFoxes: 'zwei Füchse heben sich auf',
  earlier: 'bei Gleichstand der frühere Wurf',
};

/** Somebody and what they do; whoever reads of themselves is "du". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `Du ${own}` : `${nameOf(seat)} ${they}`;

function doubleTold({ seat, from }: GlimpseOf<'double'>, nameOf: NameOf, me: Me): string {
  const goblin = from === me ? 'deinen Kobold' : `den Kobold von ${nameOf(from)}`;
  return `${does(seat, nameOf, me, 'hast', 'hat')} beide Jäger gezogen: Doppelflinte! ${does(seat, nameOf, me, 'spielst', 'spielt')} allein und ${seat === me ? 'nimmst' : 'nimmt'} ${goblin}.`;
}

function goblinTold({ seat, roller, die }: GlimpseOf<'goblin'>, nameOf: NameOf, me: Me): string {
  const what = `${dice[die].accusative} noch einmal`;
  const spends = `${does(seat, nameOf, me, 'setzt', 'setzt')} einen Kobold ein`;
  if (seat === roller) return `${spends} und ${seat === me ? 'wirfst' : 'wirft'} ${what}.`;
  return `${spends}: ${does(roller, nameOf, me, 'musst', 'muss')} ${what} werfen.`;
}

function sidesTold({ hunters }: GlimpseOf<'sides'>, nameOf: NameOf, me: Me): string {
  const isMine = hunters.some((seat) => seat === me);
  if (hunters.length === 1)
    return isMine
      ? 'Du warst auf der Pirsch: Beide Jäger kamen aus deiner Hand.'
      : `${names(hunters, nameOf)} war auf der Pirsch: Beide Jäger kamen aus einer Hand.`;
  return isMine
    ? `Du jagst zusammen mit ${othersOf(language, hunters, nameOf, me)}.`
    : `${names(hunters, nameOf)} jagen zusammen.`;
}

function wonTold({ seats, scores }: GlimpseOf<'won'>, nameOf: NameOf, me: Me): string {
  const [first = 0] = seats;
  const score = scores[first] ?? 0;
  if (seats.length === 1)
    return `${does(first, nameOf, me, 'gewinnst', 'gewinnt')} die Partie mit ${score} Punkten.`;
  return seats.some((seat) => seat === me)
    ? `Du teilst dir den Sieg mit ${othersOf(language, seats, nameOf, me)}, mit je ${score} Punkten.`
    : `${names(seats, nameOf)} teilen sich den Sieg mit je ${score} Punkten.`;
}

function trickTold(glimpse: GlimpseOf<'trick'>, nameOf: NameOf, me: Me): string {
  const { winner, place, by, values, wolves: taken } = glimpse;
  const value = numberNamed(values[place] ?? 0);
  const how = {
    symbol: 'mit dem Pilzsymbol',
    first: 'mit dem früheren Wurf, denn sonst zählt nichts',
    lowest: `mit ${value}`,
    highest: `mit ${value}`,
  }[by];
  const reasons = circumstancesOf(glimpse).map((circumstance) => circumstances[circumstance]);
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  return `${does(winner, nameOf, me, 'machst', 'macht')} den Stich ${how}${why} und ${winner === me ? 'fängst' : 'fängt'} ${wolves(taken)}.`;
}

function sidesScored(glimpse: GlimpseOf<'sidesScored'>, nameOf: NameOf): string {
  const { round, winners, hunters, isHalali } = glimpse;
  const who = names(winners, nameOf);
  const isOne = winners.length === 1;
  const each = glimpse.points[winners[0] ?? 0] ?? 0;
  const scores = isOne ? `bekommt ${points(each)}` : `bekommen je ${points(each)}`;
  if (isHalali) return `Runde ${round}: Halali! Ohne einen einzigen Stich ${scores}: ${who}.`;
  const [own, other] = wolvesBySide(glimpse);
  const isHunters = winners.length === hunters.length && winners.every((seat) => hunters.includes(seat));
  const side = isHunters ? 'Jagd' : 'Wald';
  const how = hunters.length === 1 ? '' : ` mit ${own} zu ${other} Wölfen`;
  return `Runde ${round}: ${who} (${side}) ${isOne ? 'gewinnt' : 'gewinnen'}${how} und ${scores}${extras(glimpse)}.`;
}

/** How the points of a round came about, where there is more to it than wolves. */
function extras({ base, factor, fever, caught }: SidesResult): string {
  const packs = factor === 2 ? 'ein Wolfsrudel' : `${factor - 1} Wolfsrudel`;
  const parts = [
    factor > 1 ? `${base} × ${factor} für ${packs}` : String(base),
    ...(fever > 0 ? [`${fever} für das Angesagte`] : []),
    ...(caught > 0 ? [`${caught} für gefangene Jäger`] : []),
  ];
  return factor === 1 && parts.length === 1 ? '' : ` (${parts.join(' + ')})`;
}

export const de: Words<WoelfeTypes> = {
  name: 'Wölfe',
  blurb: 'Stiche mit Würfeln: Fang Wölfe und finde heraus, wer mit dir jagt. Zu zweit, zu dritt, zu viert.',
  refusals: {
    'only-watching': () => 'Du schaust zu; spielen kann nur, wer am Tisch sitzt.',
    'match-over': () => 'Die Partie ist zu Ende: Das Ziel ist erreicht.',
    'all-rounds-over': () => 'Die Partie ist zu Ende: Alle Runden sind gespielt.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'die-not-held': ([kind]) => `Hinter deinem Schirm liegt ${dice[asKind(kind)].none}.`,
    'bee-first': () => 'Leg zuerst deine Biene zu jemand anderem.',
    'no-bee-to-lay': () => 'Jetzt ist keine Biene zu legen.',
    'bee-at-yourself': () => 'Die Biene kommt zu jemand anderem, nie zu dir selbst.',
    'nobody-there': () => 'Dort sitzt niemand.',
    'goblins-first': () => 'Zuerst entscheiden alle mit einem Kobold über den letzten Wurf.',
    'no-goblin-now': () =>
      'Ein Kobold kommt gleich nach einem Wurf; jetzt liegt keiner da, der sich wiederholen ließe.',
    'no-goblin-left': () => 'Du hast keinen Kobold mehr.',
    'goblin-on-symbol': () => 'Das Pilzsymbol bleibt liegen: Daran rührt kein Kobold.',
    'answered-already': () => 'Du hast dich schon entschieden; andere überlegen vielleicht noch.',
    'nothing-to-pass': () => 'Jetzt gibt es nichts zu beantworten.',
    'no-double-now': () => 'Die Doppelflinte wird gleich nach dem Ziehen angesagt.',
    'not-both-hunters': () => 'Du hast nicht beide Jäger gezogen.',
    'announce-first': () => 'Zuerst schauen alle ihre Würfel an.',
    'not-played': () => 'Tollwut und Jagdfieber werden an diesem Tisch nicht gespielt.',
    'not-a-hunter': () => 'Jagdfieber ansagen kann nur, wer einen Jäger hat.',
    'not-a-dweller': () => 'Tollwut ansagen kann nur, wer keinen Jäger hat.',
    'too-late-to-declare': () => 'Ansagen kannst du nur vor deinem ersten Wurf der Runde.',
    'declared-already': () => 'Deine Seite hat schon angesagt.',
    'no-sides': () => 'Zu zweit und zu dritt spielen alle für sich.',
    'bid-first': () => 'Zuerst sagen alle ihre Stiche an.',
    'no-bid-now': () => 'Jetzt wird nichts angesagt.',
    'bid-too-high': ([size]) =>
      size === '1' ? 'Diese Runde hat nur einen Stich.' : `Diese Runde hat nur ${size} Stiche.`,
    'bid-evens-out': ([bid, size]) =>
      `${bid} darfst du nicht ansagen: Alle Ansagen zusammen dürfen nicht ${size} ergeben, so viele Stiche gibt es.`,
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) =>
      seat === me ? 'Du wirst ausgelost und beginnst.' : `${nameOf(seat)} wird ausgelost und beginnt.`,
    dealt: ({ round, size, dice: own }) =>
      `Runde ${round}: Alle ziehen ${size === 1 ? 'einen Würfel' : `${size} Würfel`}${own === null ? '' : `; du bekommst ${diceNamed(language, own, some)}`}.`,
    double: doubleTold,
    silence: () => 'Niemand sagt eine Doppelflinte an.',
    bid: ({ seat, tricks }, nameOf, me) =>
      `${does(seat, nameOf, me, 'sagst', 'sagt')} ${tricksCounted(tricks)} an.`,
    declared: ({ seat, cry }, nameOf, me) =>
      `${does(seat, nameOf, me, 'gehörst', 'gehört')} ${cry === 'fever' ? 'zur Jagd' : 'zum Wald'} und ${seat === me ? 'sagst' : 'sagt'} ${cry === 'fever' ? 'Jagdfieber' : 'Tollwut'} an.`,
    rolled: ({ seat, die, face: shows, isAgain }, nameOf, me) =>
      `${does(seat, nameOf, me, 'wirfst', 'wirft')} ${isAgain ? `${dice[die].accusative} noch einmal` : dice[die].some}: ${face(die, shows)}.`,
    laid: ({ seat, at, face: shows }, nameOf, me) =>
      `${does(seat, nameOf, me, 'legst', 'legt')} die Biene zu ${at === me ? 'dir' : nameOf(at)}: ${face('Y', shows)}.`,
    goblin: goblinTold,
    sides: sidesTold,
    trick: trickTold,
    sidesScored,
    bidsScored: ({ round, bids, tricks, points: scored }, nameOf) => {
      const each = scored.map((count, seat) => {
        const isRight = bids[seat] === tricks[seat];
        const made = isRight ? `✓ ${tricks[seat]} wie angesagt` : `✗ ${tricks[seat]} statt ${bids[seat]}`;
        return `${nameOf(seat)} ${made}, ${points(count)}`;
      });
      return `Runde ${round}: ${each.join('; ')}.`;
    },
    won: wonTold,
  },
  options: {
    target: { label: 'Zu viert: gespielt wird bis', values: { '50': '50 Punkte', '100': '100 Punkte' } },
    stalk: {
      label: 'Zu viert: Pirsch',
      values: {
        no: 'wer beide Jäger zieht, muss es sagen',
        yes: 'wer beide Jäger zieht, darf schweigen',
      },
    },
    fever: {
      label: 'Zu viert: Tollwut und Jagdfieber',
      values: { no: 'es wird nichts angesagt', yes: 'jede Seite darf den Einsatz einmal erhöhen' },
    },
    hunterCaught: {
      label: 'Zu viert: gefangene Jäger',
      values: { no: 'zählen nichts', yes: 'bringen dem Wald bei einem Sieg je 2 Punkte' },
    },
    wolfPack: {
      label: 'Zu viert: ein Stich aus vier Wölfen',
      values: { no: 'zählt wie jeder andere', yes: 'vervielfacht die Punkte des Siegs' },
    },
    halali: {
      label: 'Zu viert: eine Seite ganz ohne Stich',
      values: { no: 'zählt wie sonst', yes: 'bekommt als einzige Punkte: 15' },
    },
    goblinSeconds: {
      label: 'Bedenkzeit für Kobolde',
      values: (seconds) => (seconds === 0 ? 'so lange es dauert' : counted(seconds, 'Sekunde', 'Sekunden')),
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb,
};
