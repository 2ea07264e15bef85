import type { DeckCard } from '../deck-types.ts';

export const technology: readonly DeckCard[] = [
  {
    id: 'group-chat',
    black: false,
    en: {
      scene: 'Your family has a group chat. You were asleep for one hour: 214 messages.',
      questions: [
        'Why do you not simply leave the group?',
        'What did your uncle post a picture of, by mistake?',
        'What do you send as your only reply?',
      ],
    },
    de: {
      scene: 'Deine Familie hat einen Gruppenchat. Du hast eine Stunde geschlafen: 214 Nachrichten.',
      questions: [
        'Warum trittst du nicht einfach aus?',
        'Wovon hat dein Onkel aus Versehen ein Bild geschickt?',
        'Was schickst du als einzige Antwort?',
      ],
    },
  },
  {
    id: 'opinionated-speaker',
    black: false,
    en: {
      scene: 'The clever loudspeaker in your kitchen has begun to have opinions.',
      questions: [
        'Whose voice has it got?',
        'What does it order at night, without asking?',
        'How do you get it to be quiet?',
      ],
    },
    de: {
      scene: 'Der schlaue Lautsprecher in deiner Küche hat angefangen, Meinungen zu haben.',
      questions: [
        'Wessen Stimme hat er?',
        'Was bestellt er nachts, ohne zu fragen?',
        'Wie bringst du ihn zum Schweigen?',
      ],
    },
  },
  {
    id: 'forgotten-password',
    black: false,
    en: {
      scene: 'You have forgotten your password. The computer asks a question “that only you can answer”.',
      questions: [
        'Whom did you love first?',
        'When do you get through to a person, after all that harp music?',
        'How do you prove that you are not a robot?',
      ],
    },
    de: {
      scene:
        'Du hast dein Passwort vergessen. Der Computer stellt eine Frage, „die nur Sie beantworten können“.',
      questions: [
        'Wen hast du als Erstes geliebt?',
        'Wann kommst du zu jemandem durch, nach all der Harfenmusik?',
        'Wie beweist du, dass du kein Roboter bist?',
      ],
    },
  },
  {
    id: 'household-robot',
    black: false,
    en: {
      scene: 'The household robot is here. The instructions say: “Please do not look into its eyes.”',
      questions: [
        'Whom did they model it on?',
        'What does it vacuum up by mistake?',
        'Where do you hide the charging cable?',
      ],
    },
    de: {
      scene: 'Der Haushaltsroboter ist da. In der Anleitung steht: „Bitte nicht in die Augen schauen.“',
      questions: [
        'Wem wurde er nachgebaut?',
        'Was saugt er aus Versehen ein?',
        'Wo versteckst du das Ladekabel?',
      ],
    },
  },
  {
    id: 'car-with-moods',
    black: false,
    en: {
      scene: 'Your new car drives itself. Nobody told you that it has moods.',
      questions: [
        'What does it become in a traffic jam?',
        'How do you calm it down on the motorway?',
        'Where does it drive you, instead of to work?',
      ],
    },
    de: {
      scene: 'Dein neues Auto fährt von selber. Dass es Launen hat, stand nirgends.',
      questions: [
        'Zu was wird es im Stau?',
        'Wie redest du ihm auf der Autobahn gut zu?',
        'Wohin fährt es dich, statt zur Arbeit?',
      ],
    },
  },
  {
    id: 'viral',
    black: false,
    en: {
      scene: 'Overnight a film of you has gone round the world. Nine seconds, forty million views.',
      questions: [
        'What is next to you in the film?',
        'How do you leave the house now, so that nobody knows you?',
        'What do you advertise at the height of your fame?',
      ],
    },
    de: {
      scene:
        'Über Nacht geht ein Filmchen von dir um die Welt. Neun Sekunden, vierzig Millionen Mal angeschaut.',
      questions: [
        'Was ist im Film neben dir zu sehen?',
        'Wie gehst du jetzt aus dem Haus, damit dich niemand erkennt?',
        'Wofür machst du auf dem Gipfel des Ruhms Werbung?',
      ],
    },
  },
  {
    id: 'camera-on',
    black: false,
    en: {
      scene: 'The video meeting is over. Only now do you notice that your camera was on all the time.',
      questions: [
        'What was to be seen behind you?',
        'What noises did you make while the others were speaking?',
        'What did the filter turn you into, for a whole hour?',
      ],
    },
    de: {
      scene: 'Die Videositzung ist vorbei. Erst jetzt merkst du, dass deine Kamera die ganze Zeit lief.',
      questions: [
        'Was war hinter dir zu sehen?',
        'Was für Geräusche hast du gemacht, während die anderen redeten?',
        'Was hat der Filter aus dir gemacht, eine ganze Stunde lang?',
      ],
    },
  },
  {
    id: 'inside-the-game',
    black: false,
    en: {
      scene: 'You wake up inside a video game. The music is cheerful, and the ground is made of blocks.',
      questions: [
        'How do you jump, with three lives left?',
        'What is the boss at the end of the level?',
        'What do you collect that goes “pling”?',
      ],
    },
    de: {
      scene: 'Du erwachst in einem Computerspiel. Die Musik ist fröhlich, der Boden besteht aus Klötzen.',
      questions: [
        'Wie springst du, mit drei Leben in Reserve?',
        'Was ist der Endgegner?',
        'Was sammelst du ein, und es macht „pling“?',
      ],
    },
  },
];
