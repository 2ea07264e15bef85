import type { DeckCard } from '../deck-types.ts';

export const love: readonly DeckCard[] = [
  {
    id: 'blind-date',
    black: false,
    en: {
      scene: 'Blind date. Table for two, a red rose as a sign, and you are seven minutes early.',
      questions: [
        'Who is already sitting there, with the rose in the mouth?',
        'What do you talk about for the first forty minutes?',
        'How do you leave, by way of the toilet window?',
      ],
    },
    de: {
      scene:
        'Blind Date. Ein Tisch für zwei, eine rote Rose als Zeichen, und du bist sieben Minuten zu früh.',
      questions: [
        'Wer sitzt schon da, mit der Rose im Mund?',
        'Worüber redet ihr die ersten vierzig Minuten?',
        'Wie verschwindest du, durchs Toilettenfenster?',
      ],
    },
  },
  {
    id: 'meet-the-parents',
    black: false,
    en: {
      scene: 'You meet your beloved’s parents. White carpet, glass table, expectations.',
      questions: [
        'What do you bring as a present?',
        'Who does the father remind you of at once?',
        'How do you sit down on the white sofa?',
      ],
    },
    de: {
      scene: 'Du lernst die Eltern deiner großen Liebe kennen. Weißer Teppich, Glastisch, Erwartungen.',
      questions: [
        'Was bringst du als Geschenk mit?',
        'An wen erinnert dich der Vater auf der Stelle?',
        'Wie setzt du dich auf das weiße Sofa?',
      ],
    },
  },
  {
    id: 'unsigned-letter',
    black: false,
    en: {
      scene: 'In your letterbox lies a love letter. No name, just a faint smell.',
      questions: [
        'What does it smell of when you close your eyes?',
        'What is drawn in the margin, instead of a heart?',
        'Where do you keep it, so that nobody else ever reads it?',
      ],
    },
    de: {
      scene: 'In deinem Briefkasten liegt ein Liebesbrief. Kein Name, nur ein leiser Geruch.',
      questions: [
        'Wonach riecht er, wenn du die Augen schließt?',
        'Was ist an den Rand gezeichnet, statt eines Herzens?',
        'Wo bewahrst du ihn auf, damit ihn sonst niemand liest?',
      ],
    },
  },
  {
    id: 'wedding-day',
    black: false,
    en: {
      scene: 'Your wedding day. The organ plays, the flowers are on time, only your left eye twitches.',
      questions: [
        'How do you walk down the aisle, twitching eye and all?',
        'Who clears their throat at “or forever hold your peace”?',
        'What gets away with the bouquet?',
      ],
    },
    de: {
      scene: 'Dein Hochzeitstag. Die Orgel spielt, die Blumen sind pünktlich, nur dein linkes Auge zuckt.',
      questions: [
        'Wie schreitest du zum Altar, samt zuckendem Auge?',
        'Wer räuspert sich bei „der spreche jetzt“?',
        'Wer macht sich mit dem Brautstrauß davon?',
      ],
    },
  },
  {
    id: 'moving-in',
    black: false,
    en: {
      scene: 'You move in together. One flat, two of everything and a van blocking the road.',
      questions: [
        'What does your love bring along and never mentioned before?',
        'How do you get the sofa up the stairs?',
        'What lies between you on the sofa from now on?',
      ],
    },
    de: {
      scene: 'Ihr zieht zusammen. Eine Wohnung, alles doppelt, und der Lieferwagen versperrt die Straße.',
      questions: [
        'Was bringt deine Liebe mit und hat es nie erwähnt?',
        'Wie bekommt ihr das Sofa die Treppe hinauf?',
        'Was liegt von nun an zwischen euch auf dem Sofa?',
      ],
    },
  },
  {
    id: 'the-ex',
    black: false,
    en: {
      scene: 'At a party you spot your ex, radiant, arm in arm with somebody new.',
      questions: [
        'How do you say hello, an octave too high?',
        'What do you turn into, so as not to be seen?',
        'Who comes to your rescue and overdoes it?',
      ],
    },
    de: {
      scene: 'An einem Fest siehst du deine alte Liebe, strahlend, am Arm von jemand Neuem.',
      questions: [
        'Wie sagst du hallo, eine Oktave zu hoch?',
        'Was wirst du augenblicklich, um nicht gesehen zu werden?',
        'Wer kommt dir zu Hilfe und übertreibt es?',
      ],
    },
  },
  {
    id: 'dating-profile',
    black: false,
    en: {
      scene: 'You need a profile for a dating app. Three pictures, one lie each.',
      questions: [
        'Where do you pose in the first picture?',
        'What do you put under “My friends describe me as”?',
        'What is left of it by the third date?',
      ],
    },
    de: {
      scene: 'Du brauchst ein Profil für eine Dating-App. Drei Bilder, je eine Lüge.',
      questions: [
        'Wo posierst du auf dem ersten Bild?',
        'Was steht bei „Freunde beschreiben mich als“?',
        'Was ist beim dritten Treffen davon übrig?',
      ],
    },
  },
  {
    id: 'golden-wedding',
    black: false,
    en: {
      scene: 'Golden wedding. Fifty years together, and somebody wants to know how on earth you did it.',
      questions: [
        'How did you put up with each other?',
        'What was never to be mentioned?',
        'How do you dance the last waltz?',
      ],
    },
    de: {
      scene:
        'Goldene Hochzeit. Fünfzig Jahre zu zweit, und jemand will wissen, wie um alles in der Welt das ging.',
      questions: [
        'Wie habt ihr es so lange miteinander ausgehalten?',
        'Worüber durfte nie gesprochen werden?',
        'Wie tanzt ihr den letzten Walzer?',
      ],
    },
  },
];
