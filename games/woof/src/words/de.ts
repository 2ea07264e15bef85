import type { NameOf, Words } from '@rudel/kernel';
import { characterOf } from '../cards.ts';
import type { Card, Character, Pair, Sign } from '../cards.ts';
import { middleOf } from '../deck.ts';
import { handOf, isAsked, isStuck, mayBeEarly, mayLook, ownGoals } from '../moves.ts';
import type { Question } from '../questions.ts';
import { hasSuspected } from '../rounds.ts';
import { isAbstention } from '../suspicions.ts';
import type { GoalVerdict, Move, Phase, Pointer, Shown, Side, Verdict, View, WoofTypes } from '../types.ts';
import {
  byCharacter,
  disguiseOf,
  hasAbstained,
  isByErrors,
  joined,
  mark,
  namesOf,
  othersOf,
  placeNames,
  pointersTold,
} from './parts.ts';
import type { GlimpseOf, Me, PlaceName } from './parts.ts';

const language = 'de';

/** Grammar that English does without: nominative and accusative, and the relative pronoun. */
type Noun = {
  readonly word: string;
  readonly one: string;
  readonly accusative: string;
  readonly who: string;
};

const characters: { readonly [C in Character]: Noun } = {
  S: { word: 'Schaf', one: 'ein Schaf', accusative: 'ein Schaf', who: 'das' },
  D: { word: 'Hund', one: 'ein Hund', accusative: 'einen Hund', who: 'der' },
  H: { word: 'Jäger', one: 'ein Jäger', accusative: 'einen Jäger', who: 'der' },
  P: { word: 'Schäfer', one: 'der Schäfer', accusative: 'den Schäfer', who: 'der' },
  W: { word: 'Wolf', one: 'ein Wolf', accusative: 'einen Wolf', who: 'der' },
};

const signs: { readonly [S in Sign]: string } = {
  S: 'Schaf',
  D: 'Hund',
  H: 'Jäger',
  W: 'Wolf',
  '?': '„?“',
};

const cries: { readonly [S in Sign]: string } = {
  S: '„Es ist ein Schaf!“',
  D: '„Es ist ein Hund!“',
  H: '„Es ist ein Jäger!“',
  W: '„Es ist ein Wolf!“',
  '?': '„Keine Ahnung!“',
};

const questionsAsked: { readonly [Q in Question]: string } = {
  WHP: 'Bist du Wolf, Jäger oder Schäfer?',
  SHP: 'Bist du Schaf, Jäger oder Schäfer?',
  D: 'Ist auf einer deiner Karten ein Hund?',
  H: 'Ist auf einer deiner Karten ein Jäger?',
  S: 'Ist auf einer deiner Karten ein Schaf?',
};

const sideWords: { readonly [S in Side]: string } = { left: 'linke', right: 'rechte' };

type Case = 'one' | 'accusative';

function card(which: Card, as: Case): string {
  const disguise = disguiseOf(which);
  const noun = characters[which.slice(0, 1) as Character];
  if (disguise === null) return noun[as];
  return disguise === 'unknown'
    ? `${noun[as]} mit „?“`
    : `${noun[as]}, ${noun.who} wie ${characters[disguise].one} aussieht`;
}

const inAccusative = (which: Card): string => card(which, 'accusative');

/** One's own two cards; only plain ones come twice. */
function pair([first, second]: Pair): string {
  if (first !== second) return joined(language, [inAccusative(first), inAccusative(second)]);
  const character = characterOf([first, second]);
  return `zwei ${{ S: 'Schafe', D: 'Hunde', H: 'Jäger', P: 'Schäfer', W: 'Wölfe' }[character]}`;
}

const counted = (count: number, word: string, words: string): string =>
  `${count} ${count === 1 ? word : words}`;
const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
const named = (shown: Pick<Shown, 'seats'>, nameOf: NameOf): PlaceName =>
  placeNames(middleOf(shown.seats), 'die Mitte', nameOf);

function pointed(placeName: PlaceName): (goal: Character, pointer: Pointer) => string {
  return (goal, pointer) =>
    `${characters[goal].word}: ${typeof pointer === 'number' ? placeName(pointer) : 'niemand'}`;
}

function label(move: Move, view: View, nameOf: NameOf): string {
  const placeName = named(view.shown, nameOf);
  switch (move.kind) {
    case 'look':
      return move.at === middleOf(view.shown.seats)
        ? 'Eine Karte in der Mitte ansehen'
        : `Eine Karte von ${nameOf(move.at)} ansehen`;
    case 'lay':
      return `Auslegen: links ${inAccusative(move.left)}, rechts ${inAccusative(move.right)}`;
    case 'take':
      return `Die ${sideWords[move.side]} Karte nehmen`;
    case 'ask':
      return `${nameOf(move.at)} fragen: ${questionsAsked[move.question]}`;
    case 'suspect': {
      const goals = view.eye === 'table' ? [] : ownGoals(view, view.eye);
      return `Verdächtigen – ${pointersTold(goals, [move.first, move.second], pointed(placeName))}`;
    }
    case 'abstain':
      return 'Niemanden verdächtigen';
    case 'pass':
      return 'Passen';
  }
}

/** What the button says. */
const verbs: { readonly [K in Move['kind']]: string } = {
  look: 'Ansehen',
  lay: 'Auslegen',
  take: 'Ansehen',
  ask: 'Fragen',
  suspect: 'Festlegen',
  abstain: 'Kein Verdacht',
  pass: 'Passen',
};

const whose = ({ shown }: View, nameOf: NameOf): string => nameOf(shown.turn ?? 0);

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  starter: () => 'Es wird ausgelost, wer beginnt.',
  cards: ({ shown }) => `Die Karten für Runde ${shown.round} werden verteilt.`,
  questions: () => 'Die Fragekarten werden verteilt.',
  play: playStatus,
  look: (view, nameOf) => {
    const { looking, seats } = view.shown;
    const where = looking === middleOf(seats) ? 'in der Mitte' : `von ${nameOf(looking ?? 0)}`;
    return `${whose(view, nameOf)} sieht eine Karte ${where} an.`;
  },
  lay: (view, nameOf) => {
    const owner = view.shown.looking ?? 0;
    return view.eye === owner
      ? `${whose(view, nameOf)} will eine Karte sehen: Leg deine beiden aus.`
      : `${nameOf(owner)} legt zwei Karten für ${whose(view, nameOf)} aus.`;
  },
  take: (view, nameOf) => {
    const owner = nameOf(view.shown.looking ?? 0);
    return view.eye === view.shown.turn
      ? `${owner} hat ausgelegt: Nimm die linke Karte oder die rechte.`
      : `${whose(view, nameOf)} nimmt eine Karte von ${owner}.`;
  },
  final: finalStatus,
  over: () => 'Die Partie ist zu Ende.',
};

function playStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (eye === 'table') return `${whose(view, nameOf)} ist dran.`;
  if (hasSuspected(shown, eye)) return `Dein Verdacht liegt verdeckt. ${whose(view, nameOf)} ist dran.`;
  if (shown.turn !== eye) return `${whose(view, nameOf)} ist dran.`;
  if (isStuck(view, eye)) return 'Keine Marke, keine Frage, kein Verdacht: Du kannst nur passen.';
  const ways = [
    ...(mayLook(view, eye) ? ['sieh eine Karte an'] : []),
    ...(handOf(view, eye).length > 0 ? ['stell eine Frage'] : []),
    ...(mayBeEarly(view, eye) ? ['verdächtige'] : []),
  ];
  const choice = new Intl.ListFormat(language, { type: 'disjunction' }).format(ways);
  return `Du bist dran: ${choice.charAt(0).toUpperCase()}${choice.slice(1)}.`;
}

function finalStatus(view: View): string {
  const { eye, shown } = view;
  if (eye === 'table' || hasSuspected(shown, eye)) return 'Die anderen geben ihren letzten Verdacht ab.';
  if (!isAsked(view, eye))
    return `${hasAbstained(view, eye) ? 'Du verdächtigst niemanden' : 'Deine Zeiger stehen'}; andere überlegen vielleicht noch.`;
  const goals = ownGoals(view, eye).map((goal) => `wer ist ${characters[goal].one}`);
  return `Die Runde ist aus: ${joined(language, goals).replace(/^w/, 'W')}? Stell deine Zeiger, oder verdächtige niemanden.`;
}

/** Somebody and what they do; whoever reads of themselves is "du". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `Du ${own}` : `${nameOf(seat)} ${they}`;

function looked(glimpse: GlimpseOf<'looked'>, nameOf: NameOf, me: Me): string {
  const { seat, at, middle, sign, side, card: seen } = glimpse;
  const where = at === middle ? 'in der Mitte' : `von ${nameOf(at)}`;
  const which = side === null ? 'eine Karte' : `die ${sideWords[side]} Karte`;
  const yours = side === null ? 'eine deiner Karten' : `deine ${sideWords[side]} Karte`;
  const truth = seen === null ? '' : ` Es war ${card(seen, 'one')}.`;
  return `${does(seat, nameOf, me, 'siehst', 'sieht')} ${at === me ? yours : `${which} ${where}`} an: ${cries[sign]}${truth}`;
}

function asked({ seat, at, question, answer }: GlimpseOf<'asked'>, nameOf: NameOf, me: Me): string {
  const whom = at === me ? 'dich' : nameOf(at);
  return `${does(seat, nameOf, me, 'fragst', 'fragt')} ${whom}: „${questionsAsked[question]}“ – „${answer ? 'Ja' : 'Nein'}!“`;
}

function suspected(glimpse: GlimpseOf<'suspected'>, nameOf: NameOf, me: Me): string {
  const { seat, middle, left, goals, board } = glimpse;
  const own =
    board === null
      ? ''
      : ` (${pointersTold(goals, board, pointed(placeNames(middle, 'die Mitte', nameOf)))})`;
  const rest =
    left === 0
      ? ''
      : ` ${left === 1 ? 'Noch eine frühe Verdächtigung beendet' : `Noch ${left} frühe Verdächtigungen beenden`} die Runde.`;
  return `${does(seat, nameOf, me, 'verdächtigst', 'verdächtigt')}${own}!${rest}`;
}

/** Why a goal was missed, in brackets. */
function missed({ isRight, plays, goal, players }: GoalVerdict, placeName: PlaceName): string {
  if (isRight) return '';
  if (plays !== null) return ` (spielt ${characters[plays].word})`;
  const who = joined(language, players.map(placeName));
  return ` (${who} ${players.length === 1 ? 'spielt' : 'spielen'} ${characters[goal].word})`;
}

const whens: { readonly [W in Exclude<Verdict['when'], 'none'>]: string } = {
  early: 'früh',
  final: 'am Schluss',
};

function judged(verdict: Verdict, placeName: PlaceName): string {
  const { when, goals, error, points: scored, isLured } = verdict;
  if (when === 'none') return 'kein Verdacht';
  const parts = goals.map(
    (goal) => `${pointed(placeName)(goal.goal, goal.pointer)} ${mark(goal)}${missed(goal, placeName)}`,
  );
  const gain = error === null ? points(scored) : `eine ${error === 'red' ? 'rote ' : ''}Fehlermarke`;
  return `${whens[when]}, ${parts.join(', ')}, ${gain}${isLured ? ', vom Schäfer genarrt' : ''}`;
}

function revealed(glimpse: GlimpseOf<'revealed'>, nameOf: NameOf): string {
  const { round, middle, characters: played, verdicts, shepherd, bonus } = glimpse;
  const placeName = placeNames(middle, 'die Mitte', nameOf);
  const roles = byCharacter(played).map(
    ([character, places]) => `${characters[character].word} ${joined(language, places.map(placeName))}`,
  );
  const each = verdicts.map((verdict, seat) => `${nameOf(seat)}: ${judged(verdict, placeName)}`);
  const extra =
    shepherd === null || bonus === 0
      ? ''
      : ` Fürs Wolfrufen bekommt ${nameOf(shepherd)} ${points(bonus)} dazu.`;
  return `Runde ${round} wird aufgedeckt: ${roles.join('; ')}. ${each.join('. ')}.${extra}`;
}

function won(glimpse: GlimpseOf<'won'>, nameOf: NameOf, me: Me): string {
  const { seats, scores } = glimpse;
  const best = scores[seats[0] ?? 0] ?? 0;
  const score = counted(best, 'Punkt', 'Punkten');
  const how = isByErrors(glimpse) ? `${score} und weniger Fehlermarken` : score;
  if (seats.length === 1)
    return `${does(seats[0] ?? 0, nameOf, me, 'gewinnst', 'gewinnt')} die Partie mit ${how}.`;
  return seats.some((seat) => seat === me)
    ? `Du teilst dir den Sieg mit ${othersOf(language, seats, nameOf, me)}, mit je ${how}.`
    : `${namesOf(language, seats, nameOf)} teilen sich den Sieg mit je ${how}.`;
}

export const de: Words<WoofTypes> = {
  name: 'Woof!!',
  blurb:
    'Wer ist der Wolf, und wer bellt bloß? Schauen, fragen, schließen, und vor den anderen zeigen. Zu viert bis zu acht.',
  refusals: {
    'middle-cannot-answer': () => 'In der Mitte sitzt niemand, also antwortet dort auch niemand.',
    'only-watching': () => 'Du schaust zu; spielen kann nur, wer am Tisch sitzt.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'not-stuck': () => 'Du kannst noch etwas tun; passen darfst du nicht.',
    'look-at-yourself': () => 'Deine eigenen Karten kennst du: Sieh dir fremde an.',
    'nobody-there': () => 'Dort liegen keine Karten.',
    'lay-first': () => 'Leg zuerst deine beiden Karten aus: Jemand will eine sehen.',
    'nothing-to-lay': () => 'Gerade will niemand deine Karten sehen.',
    'not-your-cards': () => 'Auslegen kannst du nur die beiden Karten, die du hast.',
    'take-first': () => 'Nimm zuerst eine der beiden Karten, die für dich ausliegen.',
    'nothing-to-take': () => 'Für dich liegt keine Karte aus.',
    'no-token-left': (short) =>
      `Du könntest nicht legen, was du vielleicht siehst: Dir fehlt eine Marke für ${joined(
        language,
        short.map((sign) => signs[sign as Sign]),
      )}.`,
    'question-not-held': ([question]) =>
      `Die Frage „${questionsAsked[(question ?? 'WHP') as Question]}“ hast du nicht.`,
    'ask-yourself': () => 'Deine eigene Antwort kennst du: Frag jemand anderen.',
    'nobody-to-ask': () => 'Dort sitzt niemand, der antworten könnte.',
    'first-turn': () => 'In deinem ersten Zug der Runde noch nicht: Verdächtigen kannst du ab dem zweiten.',
    'red-token': () => 'Deine Fehlermarke ist rot: In dieser Runde verdächtigst du erst am Schluss.',
    'own-number': () => 'Dich selbst kannst du nicht verdächtigen.',
    'no-such-number': () => 'Diese Nummer hat niemand.',
    'pointer-missing': () => 'Jedes deiner Ziele braucht seinen Zeiger: auf jemanden oder auf niemanden.',
    'no-second-goal': () => 'Der Wolf hat nur ein Ziel; der zweite Zeiger bleibt auf x.',
    'suspected-already': () => 'Du hast deinen Verdacht abgegeben; für dich ist die Runde gelaufen.',
    'suspicions-now': () => 'Die Züge sind vorbei: Stell deine Zeiger, oder verdächtige niemanden.',
    'decided-already': () => 'Du hast dich schon entschieden; andere überlegen vielleicht noch.',
    'round-goes-on': () => 'Ohne Verdacht kommst du erst am Schluss der Runde davon.',
    'match-over': () => 'Die Partie ist zu Ende.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) =>
      seat === me ? 'Du wirst ausgelost und beginnst.' : `${nameOf(seat)} wird ausgelost und beginnt.`,
    dealt: ({ round, cards }) => {
      const own =
        cards === null
          ? ''
          : `, du ${pair(cards as Pair)}: Du bist ${characters[characterOf(cards as Pair)].one}`;
      return `Runde ${round}: Alle bekommen zwei Karten${own}.`;
    },
    questions: ({ starter, cards }, nameOf, me) => {
      const own = cards?.map((question) => `„${questionsAsked[question]}“`) ?? [];
      return `Dazu zwei Fragekarten${own.length === 0 ? '' : `, du ${joined(language, own)}`}. ${does(starter, nameOf, me, 'beginnst', 'beginnt')}.`;
    },
    reached: ({ seat, at }, nameOf, me) =>
      `${does(seat, nameOf, me, 'willst', 'will')} ${at === me ? 'eine deiner Karten' : `eine Karte von ${nameOf(at)}`} sehen.`,
    laidOut: ({ seat, cards }, nameOf, me) => {
      const [left, right] = cards ?? [];
      const own =
        left === undefined || right === undefined
          ? ''
          : `: links ${inAccusative(left)}, rechts ${inAccusative(right)}`;
      return `${does(seat, nameOf, me, 'legst', 'legt')} zwei Karten aus${own}.`;
    },
    looked,
    asked,
    passed: ({ seat }, nameOf, me) =>
      `${does(seat, nameOf, me, 'kannst nichts tun und passt', 'kann nichts tun und passt')}.`,
    suspected,
    finals: ({ by, laps }) =>
      `${by === 'laps' ? `Nach ${counted(laps, 'Umlauf', 'Umläufen')}` : 'Damit'} ist die Runde aus: Wer noch nicht verdächtigt hat, entscheidet jetzt.`,
    decided: ({ middle, goals, board }, nameOf) =>
      isAbstention(board)
        ? 'Du verdächtigst niemanden.'
        : `Du stellst deine Zeiger – ${pointersTold(goals, board, pointed(placeNames(middle, 'die Mitte', nameOf)))}.`,
    revealed,
    won,
  },
  options: {
    expert: {
      label: 'Verkleidete Karten',
      values: { no: 'einige zeigen „?“', yes: 'Expertenspiel: einige sehen nach jemand anderem aus' },
    },
    dogGoal: {
      label: 'Neben dem Wolf sucht der Hund',
      values: { hunter: 'einen Jäger', shepherd: 'den Schäfer' },
    },
    tokens: {
      label: 'Hinweismarken',
      values: { box: 'je sechs zweiseitige, wie in der Schachtel', unlimited: 'so viele es braucht' },
    },
    unknownTokens: {
      label: '„?“-Marken',
      values: { twelve: 'zwölf für alle zusammen, wie in der Schachtel', endless: 'so viele es braucht' },
    },
    ownerSees: {
      label: 'Wenn jemand deine Karte ansieht',
      values: { yes: 'siehst du, welche es war', no: 'erfährst du nicht, welche es war' },
    },
    arrange: {
      label: 'Welche Karte man sieht',
      values: { no: 'entscheidet der Zufall', yes: 'die einen legen aus, die anderen wählen' },
    },
    lapLimit: {
      label: 'Eine Runde dauert höchstens',
      values: (laps) => (laps === 0 ? 'beliebig viele Umläufe' : counted(laps, 'Umlauf', 'Umläufe')),
    },
    deck: {
      label: 'Karten im Spiel',
      values: { preset: 'nach der Zahl der Spielenden', counts: 'eigene Zahlen, Schafe füllen auf' },
    },
    dogs: { label: 'Eigene Zahlen: Hunde', values: String },
    unknownDogs: { label: 'Eigene Zahlen: verkleidete Hunde', values: String },
    hunters: { label: 'Eigene Zahlen: Jäger', values: String },
    unknownHunters: { label: 'Eigene Zahlen: verkleidete Jäger', values: String },
    shepherds: { label: 'Eigene Zahlen: Schäfer (verkleidet)', values: String },
    wolves: { label: 'Eigene Zahlen: Wölfe', values: String },
    notes: {
      label: 'Hilfe beim Notieren',
      values: { off: 'alle denken selber', on: 'der Tisch notiert auf Wunsch, was sicher folgt' },
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb: ({ kind }) => verbs[kind],
};
