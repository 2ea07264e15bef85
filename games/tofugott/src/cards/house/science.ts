import type { DeckCard } from '../deck-types.ts';

export const science: readonly DeckCard[] = [
  {
    id: 'red-button',
    black: false,
    en: {
      scene: 'One rule in the laboratory: do not press the red button. It hangs on the wall, framed.',
      questions: [
        'Why do you press it all the same?',
        'What comes out of the machine?',
        'Who gets the Nobel Prize for it?',
      ],
    },
    de: {
      scene: 'Im Labor gilt eine Regel: den roten Knopf nicht drücken. Sie hängt gerahmt an der Wand.',
      questions: [
        'Warum drückst du ihn trotzdem?',
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
        'Where do you plant the flag, so that it stays up?',
        'What do you name the highest mountain after?',
      ],
    },
    de: {
      scene: 'Du landest auf dem Mars. Bevor du den berühmten Satz sagen kannst, drängelt sich jemand vor.',
      questions: [
        'Wer betritt den Mars als Erstes?',
        'Wo steckst du die Fahne hin, damit sie auch hält?',
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
        'Where do you lock them up for the night?',
        'How do you tell them apart by Friday?',
      ],
    },
    de: {
      scene: 'Ein Kaffee kippt um, und dein Experiment hat etwas geklont. Bis jetzt vierzig Mal.',
      questions: [
        'Was kriecht, rollt oder watschelt jetzt durchs ganze Labor?',
        'Wo sperrst du sie über Nacht ein?',
        'Wie hältst du sie bis Freitag auseinander?',
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
        'When do you get off, going by the noise outside?',
        'What strolls through the streets when you come home, as if it were normal?',
      ],
    },
    de: {
      scene: 'Die Zeitmaschine läuft. Sie ist etwas eng: Platz für dich und noch jemanden.',
      questions: [
        'Wen nimmst du mit?',
        'In welcher Zeit steigst du aus, dem Lärm draußen nach?',
        'Was spaziert daheim durch die Straßen, als wäre es nie anders gewesen?',
      ],
    },
  },
  {
    id: 'patent-office',
    black: false,
    en: {
      scene: 'The patent office on a Tuesday. Every inventor gets five minutes and a glass of water.',
      questions: [
        'Why do you say no, for the ninth time today?',
        'Which inventor is mad but has a point?',
        'What do you stamp “too dangerous”, with a trembling hand?',
      ],
    },
    de: {
      scene: 'Patentamt, ein Dienstag. Jeder Erfinder bekommt fünf Minuten und ein Glas Wasser.',
      questions: [
        'Warum sagst du nein, heute schon zum neunten Mal?',
        'Wer ist der irre Erfinder, der irgendwie recht hat?',
        'Was stempelst du mit zitternder Hand als „zu gefährlich“ ab?',
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
        'How do you greet them, on behalf of the Earth?',
        'What do the visitors look like under their helmets?',
        'Where do you take them first, to impress them?',
      ],
    },
    de: {
      scene:
        'Sie sind gelandet. Sie sind höflich, haben Geschenke dabei und möchten mit der Leitung sprechen.',
      questions: [
        'Wie begrüßt du sie, im Namen der Erde?',
        'Wie sehen die Besucher unter dem Helm aus?',
        'Wohin führst du sie zuerst, um Eindruck zu machen?',
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
        'What colour is the part that you use most?',
        'Who has been pulling the levers the whole time?',
      ],
    },
    de: {
      scene:
        'Der neue Scanner zeigt, was in einem Kopf wirklich los ist. Deiner wird gerade an die Wand geworfen.',
      questions: [
        'Was sitzt in der Mitte?',
        'Welche Farbe hat der Teil, den du am meisten brauchst?',
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
        'How do you answer the jury’s nasty question?',
        'What wins first prize, though it just sits there?',
      ],
    },
    de: {
      scene:
        'Forschungswettbewerb an der Schule. Vulkan, Vulkan, Vulkan. Und dann dein Schuhkarton mit Luftlöchern.',
      questions: [
        'Was raschelt darin, während du vorträgst?',
        'Wie antwortest du auf die gemeine Frage aus der Jury?',
        'Was gewinnt den ersten Preis, obwohl es nur dasitzt?',
      ],
    },
  },
];
