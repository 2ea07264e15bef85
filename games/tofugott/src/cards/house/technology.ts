import type { DeckCard } from '../deck-types.ts';

export const technology: readonly DeckCard[] = [
  {
    id: 'group-chat',
    black: false,
    en: {
      scene: 'Your family has a group chat. You were asleep for one hour: 214 messages.',
      questions: [
        'Who wrote two hundred of them?',
        'Of what did your uncle post a picture, by mistake?',
        'What do you send as your only reply?',
      ],
    },
    de: {
      scene: 'Deine Familie hat einen Gruppenchat. Du hast eine Stunde geschlafen: 214 Nachrichten.',
      questions: [
        'Wer hat zweihundert davon geschrieben?',
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
        'Whom does it obey instead of you?',
      ],
    },
    de: {
      scene: 'Der schlaue Lautsprecher in deiner Küche hat angefangen, Meinungen zu haben.',
      questions: [
        'Wessen Stimme hat er?',
        'Was bestellt er nachts, ohne zu fragen?',
        'Wem gehorcht er an deiner Stelle?',
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
        'Who answers the help line, after two hours of harp music?',
        'What is on the picture that you must click “to prove that you are no robot”?',
      ],
    },
    de: {
      scene:
        'Du hast dein Passwort vergessen. Der Computer stellt eine Frage, «die nur Sie beantworten können».',
      questions: [
        'Wen hast du als Erstes geliebt?',
        'Wer meldet sich nach zwei Stunden Warteschleife?',
        'Was musst du auf den Bildchen anklicken, um kein Roboter zu sein?',
      ],
    },
  },
  {
    id: 'household-robot',
    black: false,
    en: {
      scene: 'The household robot is here. The instructions say: “Please do not look into its eyes.”',
      questions: [
        'After whom did they model it?',
        'What does it vacuum up by mistake?',
        'With whom does it fall in love?',
      ],
    },
    de: {
      scene: 'Der Haushaltsroboter ist da. In der Anleitung steht: «Bitte nicht in die Augen schauen.»',
      questions: ['Wem wurde er nachgebaut?', 'Was saugt er aus Versehen ein?', 'In wen verliebt er sich?'],
    },
  },
  {
    id: 'car-with-moods',
    black: false,
    en: {
      scene: 'Your new car drives itself. Nobody told you that it has moods.',
      questions: [
        'What does it become in a traffic jam?',
        'Who sits in the passenger seat and comments on everything?',
        'For what does it brake, every single time?',
      ],
    },
    de: {
      scene: 'Dein neues Auto fährt von selber. Dass es Launen hat, stand nirgends.',
      questions: [
        'Zu was wird es im Stau?',
        'Wer sitzt auf dem Beifahrersitz und kommentiert alles?',
        'Wofür bremst es jedes einzelne Mal?',
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
        'What do strangers call out to you in the street?',
        'For what do you do advertising at the height of your fame?',
      ],
    },
    de: {
      scene:
        'Über Nacht geht ein Filmchen von dir um die Welt. Neun Sekunden, vierzig Millionen Mal angeschaut.',
      questions: [
        'Was ist im Film neben dir zu sehen?',
        'Was rufen dir Fremde auf der Strasse nach?',
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
        'Who talked for ten minutes on mute, with passion?',
        'As what did you appear, thanks to a filter you cannot switch off?',
      ],
    },
    de: {
      scene: 'Die Videositzung ist vorbei. Erst jetzt merkst du, dass deine Kamera die ganze Zeit lief.',
      questions: [
        'Was war hinter dir zu sehen?',
        'Wer hat zehn Minuten lang stumm geschaltet geredet, mit Leidenschaft?',
        'Als was bist du erschienen, wegen eines Filters, den du nicht abstellen kannst?',
      ],
    },
  },
  {
    id: 'inside-the-game',
    black: false,
    en: {
      scene: 'You wake up inside a video game. The music is cheerful, and the ground is made of blocks.',
      questions: [
        'Which figure are you, with three lives left?',
        'What is the boss at the end of the level?',
        'What do you collect that goes “pling”?',
      ],
    },
    de: {
      scene: 'Du erwachst in einem Computerspiel. Die Musik ist fröhlich, der Boden besteht aus Klötzen.',
      questions: [
        'Welche Figur bist du, mit drei Leben?',
        'Was ist der Endgegner?',
        'Was sammelst du ein, und es macht «pling»?',
      ],
    },
  },
];
