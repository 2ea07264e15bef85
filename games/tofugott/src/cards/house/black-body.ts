import type { DeckCard } from '../deck-types.ts';

export const blackBody: readonly DeckCard[] = [
  {
    id: 'ultrasound',
    black: true,
    en: {
      scene: 'The doctor glides the cold thing over your belly. Then he stops humming.',
      questions: [
        'What is to be seen on the screen?',
        'Whom does he fetch for a second opinion?',
        'What must you take three times a day from now on?',
      ],
    },
    de: {
      scene: 'Der Arzt fährt dir mit dem kalten Ding über den Bauch. Dann hört er auf zu summen.',
      questions: [
        'Was ist auf dem Bildschirm zu sehen?',
        'Wen holt er für eine zweite Meinung?',
        'Was musst du ab jetzt dreimal täglich einnehmen?',
      ],
    },
  },
  {
    id: 'festival-toilet',
    black: true,
    en: {
      scene: 'Day three of the festival. There is one toilet left, and the queue has stopped speaking.',
      questions: [
        'What looks up at you from the bowl?',
        'How do you manage without touching anything?',
        'What do you use because the paper is gone?',
      ],
    },
    de: {
      scene: 'Dritter Tag auf dem Festival. Ein WC geht noch, und in der Schlange spricht niemand mehr.',
      questions: [
        'Was schaut dich aus der Schüssel an?',
        'Wie schaffst du es, ohne irgendetwas zu berühren?',
        'Was nimmst du, weil das Papier alle ist?',
      ],
    },
  },
  {
    id: 'new-face',
    black: true,
    en: {
      scene: 'The cosmetic surgeon opens a catalogue. “You may choose from the front half,” she says.',
      questions: [
        'What do you have yourself turned into?',
        'What do you look like when the bandages come off?',
        'How do you smile now, if you try very hard?',
      ],
    },
    de: {
      scene:
        'Die Schönheitschirurgin schlägt einen Katalog auf. „Die vordere Hälfte ist im Angebot“, sagt sie.',
      questions: [
        'Wem lässt du dich nachmodellieren?',
        'Wie siehst du aus, als der Verband abkommt?',
        'Wie lächelst du jetzt, wenn du dich sehr anstrengst?',
      ],
    },
  },
  {
    id: 'harbour-tattoo',
    black: true,
    en: {
      scene: 'You wake up in a harbour town. Something on your behind is wrapped in cling film.',
      questions: [
        'What is tattooed there, in three colours?',
        'What was it supposed to be?',
        'How do you sit, on the train home?',
      ],
    },
    de: {
      scene: 'Du erwachst in einer Hafenstadt. Etwas auf deinem Hintern ist in Frischhaltefolie gewickelt.',
      questions: [
        'Was ist dort tätowiert, dreifarbig?',
        'Was hätte es werden sollen?',
        'Wie sitzt du auf der Heimfahrt im Zug?',
      ],
    },
  },
  {
    id: 'silent-meditation',
    black: true,
    en: {
      scene: 'Forty people are meditating in silence. Then there is a sound, and it came from you.',
      questions: [
        'What did it sound like, echoing in the hall?',
        'Where do you look, with an innocent face?',
        'Who breathes in deeply and smiles?',
      ],
    },
    de: {
      scene: 'Vierzig Menschen meditieren still. Dann ertönt ein Laut, und er kam von dir.',
      questions: [
        'Wonach klang es, mit dem Nachhall des Saals?',
        'Wo schaust du hin, mit Unschuldsmiene?',
        'Wer atmet tief ein und lächelt?',
      ],
    },
  },
  {
    id: 'tropical-souvenir',
    black: true,
    en: {
      scene: 'You have brought something back from the tropics. It is under the skin, and it has plans.',
      questions: [
        'What does it feel like?',
        'Where does it come out, on Friday?',
        'Whose hand do you shake, to pass it on?',
      ],
    },
    de: {
      scene: 'Du hast etwas aus den Tropen mitgebracht. Es sitzt unter der Haut und hat Pläne.',
      questions: [
        'Wonach fühlt es sich an?',
        'Wo kommt es am Freitag heraus?',
        'Wem schüttelst du die Hand, um es loszuwerden?',
      ],
    },
  },
  {
    id: 'thirteen',
    black: true,
    en: {
      scene: 'You are thirteen. Overnight your body has decided something without asking you.',
      questions: [
        'What are you when you wake up?',
        'What does your voice sound like at breakfast?',
        'Where do you hide until you are eighteen?',
      ],
    },
    de: {
      scene: 'Du bist dreizehn. Über Nacht hat dein Körper etwas beschlossen, ohne dich zu fragen.',
      questions: [
        'Als was wachst du auf?',
        'Wonach klingt deine Stimme beim Frühstück?',
        'Wo versteckst du dich, bis du achtzehn bist?',
      ],
    },
  },
  {
    id: 'waxing',
    black: true,
    en: {
      scene: 'The wax is already on. Only now do you ask whether it hurts.',
      questions: [
        'What did you look like before?',
        'Who takes hold of the strip and counts to two?',
        'How do you walk home afterwards?',
      ],
    },
    de: {
      scene: 'Das Wachs ist schon drauf. Erst jetzt fragst du, ob es wehtut.',
      questions: [
        'Wie hast du vorher ausgesehen?',
        'Wer packt den Streifen und zählt auf zwei?',
        'Wie gehst du danach nach Hause?',
      ],
    },
  },
];
