import type { NameOf, Words } from '@rudel/kernel';
import { laidOut, places } from '../answers.ts';
import { mustDecide, ownAnswers } from '../moves.ts';
import type { Line, Move, Phase, Row, Silhouette, TofugottTypes, View } from '../types.ts';
import {
  asSilhouette,
  deckNamed,
  gainNamed,
  hasGuessed,
  joined,
  namesOf,
  numberNamed,
  othersOf,
  saidWords,
  sceneOf,
  situationOf,
} from './parts.ts';
import type { AnswerGlimpse, GlimpseOf, Me } from './parts.ts';

const language = 'de';
const quotes = ['„', '“'] as const;

/** Grammar that English does without: nominative and accusative. */
type Noun = { readonly the: string; readonly accusative: string };

const nouns: { readonly [S in Silhouette]: Noun } = {
  rat: { the: 'die Ratte', accusative: 'die Ratte' },
  pig: { the: 'das Schwein', accusative: 'das Schwein' },
  elephant: { the: 'der Elefant', accusative: 'den Elefanten' },
  dolphin: { the: 'der Delfin', accusative: 'den Delfin' },
  human: { the: 'der Mensch', accusative: 'den Menschen' },
  tofu: { the: 'der Tofu', accusative: 'den Tofu' },
  spider: { the: 'die Spinne', accusative: 'die Spinne' },
  beetle: { the: 'der Käfer', accusative: 'den Käfer' },
  bird: { the: 'der Vogel', accusative: 'den Vogel' },
  snake: { the: 'die Schlange', accusative: 'die Schlange' },
};

const the = (silhouette: Silhouette): string => nouns[silhouette].the;
const accusative = (silhouette: Silhouette): string => nouns[silhouette].accusative;
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const names = (seats: readonly number[], nameOf: NameOf): string => namesOf(language, seats, nameOf);
const points = (count: number): string =>
  `${numberNamed(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkten'}`;
const said = (line: Line | null): string => saidWords(line, language, quotes);

const answerNamed: { readonly [R in Row]: string } = { best: 'beste Antwort', worst: 'schlechteste Antwort' };

function label(move: Move, view: View, nameOf: NameOf): string {
  switch (move.kind) {
    case 'keep':
      return `Behalten: ${sceneOf(view, move.card, language) ?? move.card}`;
    case 'lay':
      return `Frage ${move.question}, ${answerNamed[move.row]}: ${the(move.silhouette)}`;
    case 'take':
      return `Frage ${move.question}: ${answerNamed[move.row]} zurücknehmen`;
    case 'lock':
      return 'Alle sechs Antworten festlegen';
    case 'guess':
      return `Auf ${accusative(move.silhouette)} tippen`;
    case 'show':
      return showLabel(move.line, view, nameOf);
  }
}

/** What the button of a move says. */
function verb(move: Move, view: View): string {
  if (move.kind === 'guess') return hasGuessed(view) ? 'Ändern' : 'Tippen';
  return { keep: 'Behalten', lay: 'Legen', take: 'Zurücknehmen', lock: 'Festlegen', show: 'Aufdecken' }[
    move.kind
  ];
}

function showLabel(line: Line | null, view: View, nameOf: NameOf): string {
  const { isOwner, owner, showing } = situationOf(view, nameOf, language);
  if (!isOwner) return `Weiter: Tipp von ${owner} aufdecken`;
  return `${showing === 'guess' ? 'Deinen Tipp' : `Deine ${answerNamed[showing]}`} aufdecken${said(line)}`;
}

type Status = (view: View, nameOf: NameOf) => string;

function guessing(view: View, nameOf: NameOf): string {
  const { isActive, isWatching, active, question, text } = situationOf(view, nameOf, language);
  if (isActive) return answering(view);
  if (isWatching) return `Alle entscheiden verdeckt über Frage ${question}: ${text}`;
  if (!mustDecide(view, view.eye as number))
    return 'Dein Tipp liegt verdeckt da; du kannst ihn ändern, bis alle so weit sind.';
  return `Frage ${question}: Was ist für ${active} die beste Antwort?`;
}

function answering(view: View): string {
  const answers = ownAnswers(view);
  if (answers === null || answers.isLocked) return 'Deine Antworten stehen fest; jetzt raten die anderen.';
  const missing = places.length - laidOut(answers).length;
  return missing === 0
    ? 'Alle sechs liegen da: leg sie fest, oder überleg es dir noch anders.'
    : `Noch ${missing}: zu jeder Frage deine beste und deine schlechteste Antwort.`;
}

function revealing(view: View, nameOf: NameOf): string {
  const { isActive, isOwner, active, owner, question, showing: what } = situationOf(view, nameOf, language);
  const isAloud = view.shown.options.talk === 'aloud';
  if (isOwner) {
    const card = what === 'guess' ? 'deinen Tipp' : `deine ${answerNamed[what]} auf Frage ${question}`;
    return isAloud ? `Deck ${card} auf und erzähl, warum.` : `Deck ${card} auf, gern mit ein paar Worten.`;
  }
  if (isAloud && isActive) return `Hör zu, dann geht es weiter: Als Nächstes kommt der Tipp von ${owner}.`;
  return what === 'guess'
    ? `${owner} deckt einen Tipp auf.`
    : `${active} deckt die ${answerNamed[what]} auf Frage ${question} auf.`;
}

const statuses: { readonly [P in Phase]: Status } = {
  starter: () => 'Es wird gelost, wer beginnt.',
  draw: (view, nameOf) => `Für ${situationOf(view, nameOf, language).active} werden zwei Karten gezogen.`,
  keep: (view, nameOf) => {
    const { isActive, active } = situationOf(view, nameOf, language);
    return isActive
      ? 'Jetzt geht es um dich. Behalte eine der beiden Karten.'
      : `${active} wählt eine von zwei Karten.`;
  },
  aside: () => 'Zwei Silhouetten werden beiseitegelegt.',
  guess: guessing,
  show: revealing,
  tie: ({ shown }, nameOf) =>
    `Gleichstand zwischen ${names(shown.tie.at(-1)?.seats ?? [], nameOf)}: Der erste Tofu gewinnt.`,
  over: () => 'Die Partie ist zu Ende.',
};

/** Somebody and what they do; whoever reads of themselves is "du". */
const does = (seat: number, nameOf: NameOf, me: Me, own: string, they: string): string =>
  seat === me ? `Du ${own}` : `${nameOf(seat)} ${they}`;

/** Names with the reader's own as "du"; the word for it stands last. */
function withMe(seats: readonly number[], nameOf: NameOf, me: Me): string {
  const others = seats.filter((seat) => seat !== me).map(nameOf);
  return joined(language, others.length < seats.length ? [...others, 'du'] : others);
}

function answerTold(glimpse: AnswerGlimpse, nameOf: NameOf, me: Me): string {
  const { kind, seat, silhouette, question, line, guessers } = glimpse;
  const whose = seat === me ? `Deine ${answerNamed[kind]}` : `Die ${answerNamed[kind]} von ${nameOf(seat)}`;
  const shows = `${whose} auf Frage ${question} ist ${the(silhouette)}.${said(line)}`;
  if (guessers.length === 0) return shows;
  const isMineAlone = guessers.length === 1 && guessers[0] === me;
  const who = isMineAlone ? '' : `, ${withMe(guessers, nameOf, me)}`;
  return kind === 'best' ? `${shows} Gut geraten${who}!` : `${shows} Autsch${who}.`;
}

function scoredTold({ gains, points: all }: GlimpseOf<'scored'>, nameOf: NameOf, me: Me): string {
  const each = gains.flatMap((gain, seat) =>
    gain === 0 ? [] : [does(seat, nameOf, me, gainNamed(gain), gainNamed(gain))],
  );
  const standing = all.map((own, seat) => `${nameOf(seat)} ${numberNamed(own)}`);
  return `${each.length === 0 ? 'Niemand punktet' : each.join(', ')}. Der Stand: ${standing.join(', ')}.`;
}

export const de: Words<TofugottTypes> = {
  name: 'Tofugott',
  blurb: 'Eine Szene, drei Fragen, zehn Silhouetten: Errate, was die anderen antworten. Für zwei bis sechs.',
  refusals: {
    'only-watching': () => 'Du schaust zu; spielen kann nur, wer einen Platz hat.',
    'match-over': () => 'Die Partie ist zu Ende: Alle waren gleich oft dran.',
    'not-your-turn': () => 'Gerade ist jemand anders am Zug.',
    'no-card-to-keep': () => 'Jetzt gibt es keine Karte auszuwählen.',
    'card-not-drawn': () => 'Diese Karte hast du nicht gezogen.',
    'keep-a-card-first': () => 'Behalte zuerst eine der beiden Karten.',
    'set-aside': ([one]) => `${upper(the(asSilhouette(one)))} liegt in diesem Zug beiseite.`,
    'nothing-to-answer': () => 'Jetzt gibt es nichts zu beantworten.',
    'place-taken': () => 'Dort liegt schon eine Antwort; nimm sie zuerst zurück.',
    'place-empty': () => 'Dort liegt nichts.',
    'used-already': ([one]) =>
      `${upper(accusative(asSilhouette(one)))} brauchst du schon für eine andere Antwort.`,
    'not-all-laid': () => 'Leg zuerst alle sechs Antworten: drei beste und drei schlechteste.',
    'locked-already': () => 'Deine Antworten stehen fest.',
    'answers-yourself': () => 'Das sind deine eigenen Antworten; raten dürfen die anderen.',
    'no-guess-now': () => 'Jetzt wird nicht geraten.',
    'guessed-already': ([one]) => `Auf ${accusative(asSilhouette(one))} hast du schon getippt.`,
    'shown-already': ([one]) =>
      `${upper(the(asSilhouette(one)))} ist für diesen Zug draußen, als Antwort auf eine frühere Frage.`,
    'nothing-to-show': () => 'Jetzt gibt es keine Karte aufzudecken.',
    'not-your-card': () => 'Die nächste Karte gehört jemand anderem.',
    'not-your-words': () => 'Die Worte zu einer Karte kommen von der Person, der sie gehört.',
  },
  glimpses: {
    starter: ({ seat }, nameOf, me) =>
      seat === me
        ? 'Das Los fällt auf dich: Du beginnst.'
        : `Das Los fällt auf ${nameOf(seat)}: ${nameOf(seat)} beginnt.`,
    drew: ({ seat, turn }, nameOf, me) =>
      `Zug ${turn}: ${does(seat, nameOf, me, 'ziehst', 'zieht')} zwei Karten.`,
    read: ({ seat, texts }, nameOf, me) => {
      const { scene, questions } = texts[language];
      return `${does(seat, nameOf, me, 'liest', 'liest')} vor: ${scene} ${questions.map((one, nth) => `${nth + 1}. ${one}`).join(' ')}`;
    },
    aside: ({ silhouettes }) => `In diesem Zug liegen beiseite: ${joined(language, silhouettes.map(the))}.`,
    ready: ({ question }) => `Alle haben sich zu Frage ${question} entschieden.`,
    guess: ({ seat, silhouette, line }, nameOf, me) =>
      `${does(seat, nameOf, me, 'tippst', 'tippt')} auf ${accusative(silhouette)}.${said(line)}`,
    best: answerTold,
    worst: answerTold,
    scored: scoredTold,
    tied: ({ seats, isAgain }, nameOf) =>
      isAgain
        ? `Tofu im selben Moment! ${names(seats, nameOf)} mischen noch einmal.`
        : `Gleichstand: ${names(seats, nameOf)} mischen ihre Silhouetten, und der erste Tofu gewinnt.`,
    turned: ({ seats, silhouettes }, nameOf) =>
      `${seats.map((seat, nth) => `${nameOf(seat)}: ${the(silhouettes[nth] as Silhouette)}`).join(', ')}.`,
    won: ({ seats, points: all }, nameOf, me) => {
      const score = points(all[seats[0] ?? 0] ?? 0);
      if (seats.length === 1)
        return `${does(seats[0] ?? 0, nameOf, me, 'gewinnst', 'gewinnt')} mit ${score}.`;
      return seats.some((seat) => seat === me)
        ? `Du teilst dir den Sieg mit ${othersOf(language, seats, nameOf, me)}, mit je ${score}.`
        : `${names(seats, nameOf)} teilen sich den Sieg mit je ${score}.`;
    },
  },
  options: {
    blackCards: {
      label: 'Schwarze Karten',
      values: { off: 'bleiben in der Schachtel', on: 'sind dabei: heikel, ab 16' },
    },
    turnsEach: {
      label: 'Züge für alle',
      values: {
        auto: 'drei zu zweit und zu dritt, zwei zu viert und zu fünft, einer zu sechst',
        '1': 'je einer',
        '2': 'je zwei',
        '3': 'je drei',
        '4': 'je vier',
        '5': 'je fünf',
      },
    },
    floor: { label: 'Punkte unter null', values: { none: 'kommen vor', zero: 'gibt es nicht' } },
    tie: {
      label: 'Gleichstand am Ende',
      values: { tofu: 'wer zuerst den Tofu aufdeckt, gewinnt', shared: 'der Sieg wird geteilt' },
    },
    talk: {
      label: 'Erklärungen',
      values: {
        typed: 'geschrieben: Alle decken ihre Karten selbst auf, mit einer Zeile Text',
        aloud: 'laut, im selben Raum: Wer am Zug ist, darf jede Karte aufdecken',
      },
    },
    talkSeconds: {
      label: 'Zeit zum Schreiben',
      values: (seconds) =>
        seconds === 0 ? 'so lange es dauert' : `${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
    },
    deck: {
      label: 'Fragekarten',
      values: (deck) => {
        const own = deckNamed(deck);
        return own === null
          ? 'unsere'
          : `ein eigener Stapel, „${own.name}“ (${own.cards} ${own.cards === 1 ? 'Karte' : 'Karten'})`;
      },
    },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb,
};
