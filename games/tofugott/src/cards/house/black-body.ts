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
        'Who hammers on the door every ten seconds?',
        'What do you use because the paper is gone?',
      ],
    },
    de: {
      scene: 'Dritter Tag auf dem Festival. Ein WC geht noch, und in der Schlange spricht niemand mehr.',
      questions: [
        'Was schaut dich aus der Schüssel an?',
        'Wer hämmert alle zehn Sekunden an die Tür?',
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
        'After what do you have yourself remodelled?',
        'What do you look like when the bandages come off?',
        'Who no longer recognises you and growls?',
      ],
    },
    de: {
      scene:
        'Die Schönheitschirurgin schlägt einen Katalog auf. «Die vordere Hälfte ist im Angebot», sagt sie.',
      questions: [
        'Wem lässt du dich nachmodellieren?',
        'Wie siehst du aus, als der Verband abkommt?',
        'Wer erkennt dich nicht mehr und knurrt?',
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
        'Who has the matching other half?',
      ],
    },
    de: {
      scene: 'Du erwachst in einer Hafenstadt. Etwas auf deinem Hintern ist in Frischhaltefolie gewickelt.',
      questions: [
        'Was ist dort tätowiert, dreifarbig?',
        'Was hätte es werden sollen?',
        'Wer trägt die passende andere Hälfte?',
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
        'At whom does everybody look, to your good fortune?',
        'Who breathes in deeply and smiles?',
      ],
    },
    de: {
      scene: 'Vierzig Menschen meditieren still. Dann ertönt ein Laut, und er kam von dir.',
      questions: [
        'Wonach klang es, mit dem Nachhall des Saals?',
        'Wen schauen zu deinem Glück alle an?',
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
        'Who is thrilled, for professional reasons?',
        'To whom do you pass it on with a handshake?',
      ],
    },
    de: {
      scene: 'Du hast etwas aus den Tropen mitgebracht. Es sitzt unter der Haut und hat Pläne.',
      questions: [
        'Wonach fühlt es sich an?',
        'Wer ist begeistert, rein beruflich?',
        'An wen gibst du es per Handschlag weiter?',
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
        'Who wants to explain it all to you, with diagrams?',
      ],
    },
    de: {
      scene: 'Du bist dreizehn. Über Nacht hat dein Körper etwas beschlossen, ohne dich zu fragen.',
      questions: [
        'Als was wachst du auf?',
        'Wonach klingt deine Stimme beim Frühstück?',
        'Wer möchte dir alles erklären, mit Schaubildern?',
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
        'What gallops through the village when you scream?',
      ],
    },
    de: {
      scene: 'Das Wachs ist schon drauf. Erst jetzt fragst du, ob es wehtut.',
      questions: [
        'Wie hast du vorher ausgesehen?',
        'Wer packt den Streifen und zählt auf zwei?',
        'Was galoppiert durchs Dorf, als du schreist?',
      ],
    },
  },
];
