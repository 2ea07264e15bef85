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
        'Whom do you ring from the toilet?',
      ],
    },
    de: {
      scene:
        'Blind Date. Ein Tisch für zwei, eine rote Rose als Zeichen, und du bist sieben Minuten zu früh.',
      questions: [
        'Wer sitzt schon da, mit der Rose im Mund?',
        'Worüber redet ihr die ersten vierzig Minuten?',
        'Wen rufst du von der Toilette aus an?',
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
        'Of whom does the father remind you at once?',
        'What falls off the shelf when you sit down?',
      ],
    },
    de: {
      scene: 'Du lernst die Eltern deiner grossen Liebe kennen. Weisser Teppich, Glastisch, Erwartungen.',
      questions: [
        'Was bringst du als Geschenk mit?',
        'An wen erinnert dich der Vater auf der Stelle?',
        'Was fällt vom Regal, als du dich setzt?',
      ],
    },
  },
  {
    id: 'unsigned-letter',
    black: false,
    en: {
      scene: 'In your letterbox lies a love letter. No name, just a faint smell.',
      questions: [
        'Whose handwriting could it be?',
        'What is drawn in the margin, instead of a heart?',
        'For whom was it really meant?',
      ],
    },
    de: {
      scene: 'In deinem Briefkasten liegt ein Liebesbrief. Kein Name, nur ein leiser Geruch.',
      questions: [
        'Wessen Handschrift könnte das sein?',
        'Was ist an den Rand gezeichnet, statt eines Herzens?',
        'Für wen war er in Wahrheit bestimmt?',
      ],
    },
  },
  {
    id: 'wedding-day',
    black: false,
    en: {
      scene: 'Your wedding day. The organ plays, the flowers are on time, only your left eye twitches.',
      questions: [
        'Who carries the rings down the aisle?',
        'Who clears their throat at “or forever hold your peace”?',
        'What gets away with the bouquet?',
      ],
    },
    de: {
      scene: 'Dein Hochzeitstag. Die Orgel spielt, die Blumen sind pünktlich, nur dein linkes Auge zuckt.',
      questions: [
        'Wer trägt die Ringe nach vorne?',
        'Wer räuspert sich bei «der spreche jetzt»?',
        'Wer macht sich mit dem Brautstrauss davon?',
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
        'What of yours has to go down to the cellar?',
        'What lies between you on the sofa from now on?',
      ],
    },
    de: {
      scene: 'Ihr zieht zusammen. Eine Wohnung, alles doppelt, und der Lieferwagen versperrt die Strasse.',
      questions: [
        'Was bringt deine Liebe mit und hat es nie erwähnt?',
        'Was von dir muss in den Keller?',
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
        'Who is on that arm, and why do all your friends like them?',
        'What do you turn into, so as not to be seen?',
        'Who comes to your rescue and overdoes it?',
      ],
    },
    de: {
      scene: 'An einem Fest siehst du deine alte Liebe, strahlend, am Arm von jemand Neuem.',
      questions: [
        'Wer hängt da am Arm und wird von allen gemocht?',
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
        'With what do you pose in the first picture?',
        'What do you put under “My friends describe me as”?',
        'What is left of it by the third date?',
      ],
    },
    de: {
      scene: 'Du brauchst ein Profil für eine Dating-App. Drei Bilder, je eine Lüge.',
      questions: [
        'Womit posierst du auf dem ersten Bild?',
        'Was steht bei «Freunde beschreiben mich als»?',
        'Was ist beim dritten Treffen davon übrig?',
      ],
    },
  },
  {
    id: 'golden-wedding',
    black: false,
    en: {
      scene: 'Golden wedding. Fifty years together, and somebody wants to know how on earth you did it.',
      questions: ['What held you together?', 'What was never to be mentioned?', 'Who gets the last dance?'],
    },
    de: {
      scene:
        'Goldene Hochzeit. Fünfzig Jahre zu zweit, und jemand will wissen, wie um alles in der Welt das ging.',
      questions: [
        'Was hat euch zusammengehalten?',
        'Worüber durfte nie gesprochen werden?',
        'Wem gehört der letzte Tanz?',
      ],
    },
  },
];
