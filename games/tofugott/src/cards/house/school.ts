import type { DeckCard } from '../deck-types.ts';

export const school: readonly DeckCard[] = [
  {
    id: 'substitute',
    black: false,
    en: {
      scene: 'The teacher is ill. The door opens, and the substitute comes in, already sweating.',
      questions: [
        'Who writes their name on the board, with a spelling mistake?',
        'What is taught today instead of maths?',
        'Why do you have to stay behind after class?',
      ],
    },
    de: {
      scene:
        'Die Lehrerin ist krank. Die Tür geht auf, und die Vertretung tritt ein, jetzt schon schwitzend.',
      questions: [
        'Wer schreibt seinen Namen an die Tafel, mit Schreibfehler?',
        'Was wird heute statt Mathematik unterrichtet?',
        'Warum musst du nach der Stunde dableiben?',
      ],
    },
  },
  {
    id: 'school-play',
    black: false,
    en: {
      scene: 'The school play. Your parents have come, and so has the man from the local paper.',
      questions: [
        'What do you play, in a costume of egg boxes?',
        'How do you die in the last act, at great length?',
        'What does the paper call “the one true talent of the evening”?',
      ],
    },
    de: {
      scene: 'Theateraufführung in der Aula. Deine Eltern sind da und der Mann vom Lokalblatt auch.',
      questions: [
        'Was spielst du, im Kostüm aus Eierkartons?',
        'Wie stirbst du im letzten Akt, und zwar ausführlich?',
        'Was nennt das Lokalblatt „das einzige Talent des Abends“?',
      ],
    },
  },
  {
    id: 'pop-quiz',
    black: false,
    en: {
      scene: 'A test that nobody announced. You have a pencil, twenty minutes and no idea.',
      questions: [
        'Whose answers do you copy?',
        'What stands on your desk as a lucky charm?',
        'What do you draw as the answer to the last question, in despair?',
      ],
    },
    de: {
      scene:
        'Eine Prüfung, die niemand angekündigt hat. Du hast einen Bleistift, zwanzig Minuten und keine Ahnung.',
      questions: [
        'Bei wem schreibst du ab?',
        'Was steht als Glücksbringer auf deinem Pult?',
        'Was zeichnest du als Antwort auf die letzte Frage, aus reiner Verzweiflung?',
      ],
    },
  },
  {
    id: 'canteen',
    black: false,
    en: {
      scene: 'In the canteen the cook lifts the lid, looks inside and says: “Well. Guess.”',
      questions: [
        'What colour is it, now that it has come to light?',
        'How do you get rid of it as soon as the cook looks away?',
        'What have the leftovers turned into by Friday?',
      ],
    },
    de: {
      scene: 'In der Mensa hebt der Koch den Deckel, schaut hinein und sagt: „Tja. Ratet mal.“',
      questions: [
        'Welche Farbe hat es, jetzt, wo Licht darauf fällt?',
        'Wie wirst du es los, sobald der Koch wegschaut?',
        'Was ist bis Freitag aus den Resten geworden?',
      ],
    },
  },
  {
    id: 'class-reunion',
    black: false,
    en: {
      scene: 'Class reunion, twenty years on. Name tags, warm wine, and a quiz about who said what.',
      questions: [
        'Why did you come, when you had sworn not to?',
        'What do you claim to have become?',
        'Where do you take cover when the slides begin?',
      ],
    },
    de: {
      scene:
        'Klassentreffen nach zwanzig Jahren. Namensschilder, lauwarmer Wein und ein Quiz, wer damals was gesagt hat.',
      questions: [
        'Warum bist du gekommen, obwohl du nie wolltest?',
        'Was bist du angeblich geworden?',
        'Wo gehst du in Deckung, als die Dias beginnen?',
      ],
    },
  },
  {
    id: 'head-count',
    black: false,
    en: {
      scene: 'School trip. The teacher counts heads on the bus and gets another number every time.',
      questions: [
        'Who is one too many?',
        'Where do you hide when he counts for the ninth time?',
        'What does the class present to the headmistress to make up for it all?',
      ],
    },
    de: {
      scene: 'Klassenfahrt. Der Lehrer zählt im Bus die Köpfe und kommt jedes Mal auf eine andere Zahl.',
      questions: [
        'Wer ist einer zu viel?',
        'Wo versteckst du dich, als er zum neunten Mal zählt?',
        'Was überreicht die Klasse der Rektorin als Wiedergutmachung?',
      ],
    },
  },
  {
    id: 'report-card',
    black: false,
    en: {
      scene: 'Report day. At the bottom, under “Remarks”, there is a whole paragraph about your child.',
      questions: [
        'Where does your child sit, according to the teacher?',
        'What does the teacher compare your child with?',
        'What do you promise for one better mark?',
      ],
    },
    de: {
      scene: 'Zeugnistag. Unten, bei „Bemerkungen“, steht ein ganzer Absatz über dein Kind.',
      questions: [
        'Wo sitzt dein Kind, wenn man der Lehrerin glaubt?',
        'Womit vergleicht die Lehrerin dein Kind?',
        'Was versprichst du für eine einzige bessere Note?',
      ],
    },
  },
  {
    id: 'school-orchestra',
    black: false,
    en: {
      scene: 'Concert night, and the school orchestra is one instrument short. Everybody looks at you.',
      questions: [
        'What do you play, although it is no instrument?',
        'What do you sound like beside the violins?',
        'What comes flying out of the audience during the slow part?',
      ],
    },
    de: {
      scene: 'Konzertabend, und im Schulorchester fehlt ein Instrument. Alle schauen dich an.',
      questions: [
        'Was spielst du, obwohl es gar kein Instrument ist?',
        'Wie klingst du neben den Geigen?',
        'Was fliegt während des langsamen Satzes aus dem Publikum?',
      ],
    },
  },
];
