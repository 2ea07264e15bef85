import type { DeckCard } from '../deck-types.ts';

export const dreams: readonly DeckCard[] = [
  {
    id: 'flying-dream',
    black: false,
    en: {
      scene: 'You dream that you can fly. It is quite easy; you need only not think of it.',
      questions: [
        'How do you fly, seen from below?',
        'Who is hanging on to your ankle?',
        'Where do you land, with a gentle bounce?',
      ],
    },
    de: {
      scene: 'Du träumst, dass du fliegst. Es ist ganz leicht, du darfst nur nicht daran denken.',
      questions: [
        'Wie fliegst du, von unten betrachtet?',
        'Wer hängt an deinem Knöchel?',
        'Wo landest du, sanft federnd?',
      ],
    },
  },
  {
    id: 'wrong-play',
    black: false,
    en: {
      scene: 'In your dream you stand on a stage, in costume, and do not know the play.',
      questions: [
        'Who whispers you the wrong lines?',
        'What are you wearing, now that you look down at yourself?',
        'What are you when the curtain falls?',
      ],
    },
    de: {
      scene: 'Im Traum stehst du auf einer Bühne, im Kostüm, und kennst das Stück nicht.',
      questions: [
        'Wer flüstert dir den falschen Text ein?',
        'Was hast du an, jetzt, wo du an dir hinunterschaust?',
        'Was bist du, als der Vorhang fällt?',
      ],
    },
  },
  {
    id: 'extra-room',
    black: false,
    en: {
      scene: 'In the dream your flat has one more door. It was always there, says the wallpaper.',
      questions: [
        'Why have you never opened it before?',
        'What lives in the room behind it?',
        'Whose room was it once, judging by the furniture?',
      ],
    },
    de: {
      scene: 'Im Traum hat deine Wohnung eine Tür mehr. Die war immer schon da, sagt die Tapete.',
      questions: [
        'Warum hast du sie nie zuvor geöffnet?',
        'Was lebt in dem Zimmer dahinter?',
        'Wem gehörte es früher, nach den Möbeln zu schließen?',
      ],
    },
  },
  {
    id: 'tired-fairy',
    black: false,
    en: {
      scene: 'A fairy grants you three wishes. It is the end of a twelve-hour shift, and it shows.',
      questions: [
        'What does the fairy look like by now?',
        'What do you get because she misheard your first wish?',
        'What do you wish for last, to put it all right?',
      ],
    },
    de: {
      scene:
        'Eine Fee gewährt dir drei Wünsche. Sie hat zwölf Stunden Schicht hinter sich, und man sieht es.',
      questions: [
        'Wie sieht die Fee inzwischen aus?',
        'Was bekommst du, weil sie den ersten Wunsch falsch verstanden hat?',
        'Was wünschst du dir zuletzt, damit alles wieder gut wird?',
      ],
    },
  },
  {
    id: 'on-the-couch',
    black: false,
    en: {
      scene: 'You lie on the couch and tell your dream. A pencil scratches behind you.',
      questions: [
        'How do you lie there, so that it looks relaxed?',
        'Where are you, in the dream that keeps coming back?',
        'What do you see in every ink blot?',
      ],
    },
    de: {
      scene: 'Du liegst auf der Couch und erzählst deinen Traum. Hinter dir kratzt ein Bleistift.',
      questions: [
        'Wie liegst du da, damit es entspannt aussieht?',
        'Wo bist du in dem Traum, der immer wiederkommt?',
        'Was siehst du in jedem Tintenklecks?',
      ],
    },
  },
  {
    id: 'mirror',
    black: false,
    en: {
      scene: 'You look in the bathroom mirror. It is not you. It is brushing its teeth, though.',
      questions: [
        'Who looks back, toothpaste on the chin?',
        'What does it say that you could have been?',
        'Whose life would you like to lead for a single day?',
      ],
    },
    de: {
      scene: 'Du schaust in den Badezimmerspiegel. Das bist nicht du. Die Zähne putzt es trotzdem.',
      questions: [
        'Wer schaut zurück, Zahnpasta am Kinn?',
        'Was hättest du werden können, sagt es?',
        'Mit wem würdest du für einen einzigen Tag tauschen?',
      ],
    },
  },
  {
    id: 'dream-station',
    black: false,
    en: {
      scene: 'A railway station in the fog. One platform, no timetable, and your shoes are made of bread.',
      questions: [
        'How do you walk in shoes of bread?',
        'What pulls in, where a train should be?',
        'Where are you going, says the loudspeaker?',
      ],
    },
    de: {
      scene: 'Ein Bahnhof im Nebel. Ein Gleis, kein Fahrplan, und deine Schuhe sind aus Brot.',
      questions: [
        'Wie gehst du in Schuhen aus Brot?',
        'Was fährt ein, wo ein Zug sein sollte?',
        'Wohin fährst du, sagt der Lautsprecher?',
      ],
    },
  },
  {
    id: 'counting-sheep',
    black: false,
    en: {
      scene: 'You cannot sleep. The sheep have given up and gone home.',
      questions: [
        'What do you count instead?',
        'How do you persuade the last one to jump?',
        'What is sitting on your chest at four in the morning?',
      ],
    },
    de: {
      scene: 'Du kannst nicht schlafen. Die Schafe haben aufgegeben und sind heimgegangen.',
      questions: [
        'Was zählst du stattdessen?',
        'Wie überredest du das letzte zum Sprung?',
        'Was sitzt dir um vier Uhr früh auf der Brust?',
      ],
    },
  },
];
