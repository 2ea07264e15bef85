import type { DeckCard } from '../deck-types.ts';

export const blackDeath: readonly DeckCard[] = [
  {
    id: 'own-funeral',
    black: true,
    en: {
      scene: 'You attend your own funeral, from above. The view is good.',
      questions: [
        'Who gives the speech and gets your name wrong?',
        'How do you make yourself noticed, from up there?',
        'What do they put in the coffin with you?',
      ],
    },
    de: {
      scene: 'Du wohnst deiner eigenen Beerdigung bei, von oben. Man sieht sehr gut.',
      questions: [
        'Wer hält die Rede und sagt deinen Namen falsch?',
        'Wie machst du dich von da oben bemerkbar?',
        'Was legt man dir in den Sarg?',
      ],
    },
  },
  {
    id: 'last-will',
    black: true,
    en: {
      scene: 'You have eight days to rewrite your will. You find that you enjoy it.',
      questions: [
        'Where do you hide it, so that they all have to look?',
        'What do you leave your sister-in-law, out of pure malice?',
        'Who contests the will, weeping and with three lawyers?',
      ],
    },
    de: {
      scene: 'Du hast acht Tage Zeit, dein Testament umzuschreiben. Du merkst, dass es dir Freude macht.',
      questions: [
        'Wo versteckst du es, damit alle suchen müssen?',
        'Was vererbst du deiner Schwägerin, aus reiner Bosheit?',
        'Wer ficht das Testament an, weinend und mit drei Anwälten?',
      ],
    },
  },
  {
    id: 'wrong-floor',
    black: true,
    en: {
      scene: 'There is a knock. It is Death, and he seems to have the wrong floor.',
      questions: [
        'When would you have been due, by his list?',
        'Whose door do you send him to, two floors up?',
        'What do you serve with the coffee, to gain time?',
      ],
    },
    de: {
      scene: 'Es klopft. Es ist der Tod, und er hat sich offenbar im Stockwerk geirrt.',
      questions: [
        'Wann wärst du dran gewesen, laut seiner Liste?',
        'An wessen Tür schickst du ihn, zwei Treppen höher?',
        'Was reichst du zum Kaffee, um Zeit zu gewinnen?',
      ],
    },
  },
  {
    id: 'ashes',
    black: true,
    en: {
      scene: 'You scatter Grandpa’s ashes from the cliff, as he had wished. Then the wind turns.',
      questions: [
        'How do you get Grandpa out of your hair?',
        'What was in the urn, going by the taste?',
        'What appears over the sea at that very moment, as a sign?',
      ],
    },
    de: {
      scene: 'Du streust Großvaters Asche von der Klippe, wie er es wollte. Da dreht der Wind.',
      questions: [
        'Wie bekommst du Opa wieder aus den Haaren?',
        'Was war wirklich in der Urne, dem Geschmack nach?',
        'Was zeigt sich in diesem Augenblick über dem Meer, als Zeichen?',
      ],
    },
  },
  {
    id: 'day-nine',
    black: true,
    en: {
      scene: 'Your plane came down in the mountains. It is day nine, and the nuts are finished.',
      questions: [
        'Whom do they all look at first?',
        'Where do you sleep from now on, to be on the safe side?',
        'What do you tell the rescuers that you lived on?',
      ],
    },
    de: {
      scene: 'Euer Flugzeug ist in den Bergen abgestürzt. Tag neun, die Nüsschen sind alle.',
      questions: [
        'Wen schauen alle als Erstes an?',
        'Wo schläfst du ab jetzt, sicherheitshalber?',
        'Wovon habt ihr gelebt, wenn die Retter fragen?',
      ],
    },
  },
  {
    id: 'last-evening',
    black: true,
    en: {
      scene: 'The world ends tonight at eight. It was on the radio, between the weather and the sport.',
      questions: [
        'Where do you go at a quarter to eight?',
        'What do you let off its leash at last?',
        'What survives and looks about, satisfied?',
      ],
    },
    de: {
      scene: 'Heute um acht geht die Welt unter. Es kam im Radio, zwischen Wetter und Sport.',
      questions: [
        'Wohin gehst du um Viertel vor acht?',
        'Was lässt du endlich von der Leine?',
        'Was überlebt und schaut sich zufrieden um?',
      ],
    },
  },
  {
    id: 'taxidermist',
    black: true,
    en: {
      scene: 'The widow next door has had her dearest stuffed. He stands by the fireplace and stares.',
      questions: [
        'What stands there, going by the outline?',
        'What did the taxidermist fill it with, to save money?',
        'What blinks when you fetch a glass of water at night?',
      ],
    },
    de: {
      scene: 'Die Witwe nebenan hat ihren Liebsten ausstopfen lassen. Er steht am Kamin und starrt.',
      questions: [
        'Was steht da, dem Umriss nach?',
        'Womit hat der Präparator gespart und ihn gefüllt?',
        'Was blinzelt, als du nachts ein Glas Wasser holst?',
      ],
    },
  },
  {
    id: 'plot-of-land',
    black: true,
    en: {
      scene: 'You choose your grave in good time. The places next to the compost are cheaper.',
      questions: [
        'Where will you lie, for all eternity?',
        'What is carved on your stone in place of a name?',
        'When would you like to move in, asks the clerk?',
      ],
    },
    de: {
      scene: 'Du suchst dir beizeiten ein Grab aus. Neben dem Kompost ist es günstiger.',
      questions: [
        'Wo liegst du nun bis in alle Ewigkeit?',
        'Was ist in deinen Stein gemeißelt, anstelle eines Namens?',
        'Wann möchtest du einziehen, fragt der Beamte?',
      ],
    },
  },
];
