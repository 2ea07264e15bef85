import type { DeckCard } from '../deck-types.ts';

export const science: readonly DeckCard[] = [
  {
    id: 'red-button',
    black: false,
    en: {
      scene: 'One rule in the laboratory: do not press the red button. It hangs on the wall, framed.',
      questions: [
        'Who presses it, “just to see”?',
        'What comes out of the machine?',
        'Who gets the Nobel Prize for it?',
      ],
    },
    de: {
      scene: 'Im Labor gilt eine Regel: den roten Knopf nicht drücken. Sie hängt gerahmt an der Wand.',
      questions: [
        'Wer drückt ihn, «nur um zu schauen»?',
        'Was kommt aus der Maschine?',
        'Wer bekommt dafür den Nobelpreis?',
      ],
    },
  },
  {
    id: 'first-on-mars',
    black: false,
    en: {
      scene: 'You land on Mars. Before you can say the famous words, somebody pushes past you.',
      questions: [
        'Who sets foot on Mars first?',
        'What has been living there all along?',
        'After what do you name the highest mountain?',
      ],
    },
    de: {
      scene: 'Du landest auf dem Mars. Bevor du den berühmten Satz sagen kannst, drängelt sich jemand vor.',
      questions: [
        'Wer betritt den Mars als Erstes?',
        'Was hat die ganze Zeit schon dort gewohnt?',
        'Wonach benennst du den höchsten Berg?',
      ],
    },
  },
  {
    id: 'spilled-coffee',
    black: false,
    en: {
      scene: 'One spilled coffee, and your experiment has cloned something. Forty times so far.',
      questions: [
        'What is now crawling, rolling or waddling all over the lab?',
        'Who has to look after all of them?',
        'What do they turn into at midnight?',
      ],
    },
    de: {
      scene: 'Ein Kaffee kippt um, und dein Experiment hat etwas geklont. Bis jetzt vierzig Mal.',
      questions: [
        'Was kriecht, rollt oder watschelt jetzt durchs ganze Labor?',
        'Wer muss sich um alle kümmern?',
        'Was wird um Mitternacht aus ihnen?',
      ],
    },
  },
  {
    id: 'time-machine',
    black: false,
    en: {
      scene: 'The time machine works. It is a little tight: there is room for you and one more.',
      questions: [
        'Whom do you take along?',
        'What rules the world where you get off?',
        'What strolls through the streets when you come home, as if it were normal?',
      ],
    },
    de: {
      scene: 'Die Zeitmaschine läuft. Sie ist etwas eng: Platz für dich und noch jemanden.',
      questions: [
        'Wen nimmst du mit?',
        'Was regiert die Welt dort, wo du aussteigst?',
        'Was spaziert daheim durch die Strassen, als wäre es nie anders gewesen?',
      ],
    },
  },
  {
    id: 'patent-office',
    black: false,
    en: {
      scene: 'The patent office on a Tuesday. Every inventor gets five minutes and a glass of water.',
      questions: [
        'What has been invented for the ninth time today?',
        'Which inventor is mad but has a point?',
        'What do you stamp “too dangerous”, with a trembling hand?',
      ],
    },
    de: {
      scene: 'Patentamt, ein Dienstag. Jeder Erfinder bekommt fünf Minuten und ein Glas Wasser.',
      questions: [
        'Was wird heute zum neunten Mal erfunden?',
        'Wer ist der irre Erfinder, der irgendwie recht hat?',
        'Was stempelst du mit zitternder Hand als «zu gefährlich» ab?',
      ],
    },
  },
  {
    id: 'first-contact',
    black: false,
    en: {
      scene:
        'They have landed. They are polite, they have gifts, and they want to speak to the one in charge.',
      questions: [
        'Who speaks for the Earth?',
        'What do the visitors look like under their helmets?',
        'What do they take home as a souvenir?',
      ],
    },
    de: {
      scene:
        'Sie sind gelandet. Sie sind höflich, haben Geschenke dabei und möchten mit der Leitung sprechen.',
      questions: [
        'Wer spricht für die Erde?',
        'Wie sehen die Besucher unter dem Helm aus?',
        'Was nehmen sie als Andenken mit nach Hause?',
      ],
    },
  },
  {
    id: 'brain-scan',
    black: false,
    en: {
      scene: 'The new scanner shows what is really going on in a head. Yours is being projected on the wall.',
      questions: [
        'What sits in the middle?',
        'What runs in circles in the background all day long?',
        'Who has been pulling the levers the whole time?',
      ],
    },
    de: {
      scene:
        'Der neue Scanner zeigt, was in einem Kopf wirklich los ist. Deiner wird gerade an die Wand geworfen.',
      questions: [
        'Was sitzt in der Mitte?',
        'Was rennt im Hintergrund den ganzen Tag im Kreis?',
        'Wer hat die ganze Zeit die Hebel bedient?',
      ],
    },
  },
  {
    id: 'science-fair',
    black: false,
    en: {
      scene: 'Science fair. Volcano, volcano, volcano. And then your shoebox with the air holes.',
      questions: [
        'What rustles in there while you give your talk?',
        'Who sits on the jury and asks nasty questions?',
        'What wins first prize, though it just sits there?',
      ],
    },
    de: {
      scene:
        'Forschungswettbewerb an der Schule. Vulkan, Vulkan, Vulkan. Und dann deine Schuhschachtel mit Luftlöchern.',
      questions: [
        'Was raschelt darin, während du vorträgst?',
        'Wer sitzt in der Jury und fragt gemein nach?',
        'Was gewinnt den ersten Preis, obwohl es nur dasitzt?',
      ],
    },
  },
];
