import type { DeckCard } from '../deck-types.ts';

export const work: readonly DeckCard[] = [
  {
    id: 'first-day',
    black: false,
    en: {
      scene: 'First day in the new job. A badge, a tour, forty names and one very long corridor.',
      questions: [
        'Who shows you round and stops at every coffee machine?',
        'Where have they put your desk, because of a mix-up?',
        'How do you sit in your first meeting, so as to look experienced?',
      ],
    },
    de: {
      scene:
        'Erster Tag an der neuen Stelle. Ein Ausweis, ein Rundgang, vierzig Namen und ein sehr langer Gang.',
      questions: [
        'Wer führt dich herum und hält an jeder Kaffeemaschine?',
        'Wo steht dein Schreibtisch, weil jemand etwas verwechselt hat?',
        'Wie sitzt du in der ersten Sitzung, damit man dir Erfahrung ansieht?',
      ],
    },
  },
  {
    id: 'empty-chair',
    black: false,
    en: {
      scene: 'The boss is off for a year of silence. Somebody has to fill the big chair.',
      questions: [
        'Who takes over before anyone has asked?',
        'How do you have to greet the new boss from now on?',
        'What comes back after the year, claiming to be the boss?',
      ],
    },
    de: {
      scene: 'Die Chefin nimmt sich ein Jahr zum Schweigen. Irgendwer muss auf den großen Stuhl.',
      questions: [
        'Wer übernimmt, bevor überhaupt jemand gefragt hat?',
        'Wie musst du die neue Leitung ab sofort grüßen?',
        'Was kommt nach dem Jahr zurück und behauptet, die Chefin zu sein?',
      ],
    },
  },
  {
    id: 'team-weekend',
    black: false,
    en: {
      scene: 'Team weekend in the woods. Rope bridge, trust fall, laminated smiles.',
      questions: [
        'Who is supposed to catch you?',
        'How do you cross the rope bridge?',
        'Where do they find you at breakfast time?',
      ],
    },
    de: {
      scene: 'Teamwochenende im Wald. Hängebrücke, Vertrauensübung, laminiertes Lächeln.',
      questions: [
        'Wer soll dich auffangen?',
        'Wie kommst du über die Hängebrücke?',
        'Wo findet man dich zur Frühstückszeit?',
      ],
    },
  },
  {
    id: 'lunch-thief',
    black: false,
    en: {
      scene: 'Somebody has eaten your lunch out of the office fridge. Your name was on it. In red.',
      questions: [
        'Whom do you suspect before you have closed the door?',
        'What do you put in the box tomorrow, as a trap?',
        'What do you hear from behind the photocopier at two o’clock?',
      ],
    },
    de: {
      scene: 'Jemand hat dein Mittagessen aus dem Bürokühlschrank gegessen. Dein Name stand drauf. In Rot.',
      questions: [
        'Wen verdächtigst du, noch bevor die Tür wieder zu ist?',
        'Was legst du morgen als Falle in die Dose?',
        'Was hörst du um zwei Uhr hinter dem Kopierer?',
      ],
    },
  },
  {
    id: 'printer',
    black: false,
    en: {
      scene:
        'The printer has been jammed since Monday. It hums, it blinks, it knows that you are in a hurry.',
      questions: [
        'What do you find when you open flap D?',
        'How do you hit it when nobody is looking?',
        'What do you sacrifice to the printer so that it forgives you?',
      ],
    },
    de: {
      scene: 'Der Drucker streikt seit Montag. Er brummt, er blinkt, er weiß genau, dass du es eilig hast.',
      questions: [
        'Was findest du hinter Klappe D?',
        'Wie haust du drauf, wenn niemand hinschaut?',
        'Was opferst du dem Drucker, damit er dir verzeiht?',
      ],
    },
  },
  {
    id: 'pay-rise',
    black: false,
    en: {
      scene: 'Today you ask for a pay rise. You have practised in the lift, with gestures.',
      questions: [
        'How do you walk into the boss’s office?',
        'What is waiting behind the desk?',
        'What do you get instead of money?',
      ],
    },
    de: {
      scene: 'Heute verlangst du mehr Lohn. Im Lift hast du es schon geübt, mit Gesten.',
      questions: [
        'Wie betrittst du das Büro der Chefin?',
        'Was wartet hinter dem Pult?',
        'Was bekommst du statt Geld?',
      ],
    },
  },
  {
    id: 'last-day',
    black: false,
    en: {
      scene: 'After forty years you are leaving the firm. Speeches, crisps, sparkling wine from a box.',
      questions: [
        'What did your colleagues collect money for, for weeks?',
        'What do you let loose in the building as a farewell?',
        'Where do you go tomorrow at eight, out of sheer habit?',
      ],
    },
    de: {
      scene: 'Nach vierzig Jahren verlässt du die Firma. Ansprachen, Chips, Schaumwein aus dem Karton.',
      questions: [
        'Wofür haben deine Kolleginnen und Kollegen wochenlang gesammelt?',
        'Was lässt du zum Abschied im Gebäude frei?',
        'Wohin gehst du morgen um acht, aus lauter Gewohnheit?',
      ],
    },
  },
  {
    id: 'start-up',
    black: false,
    en: {
      scene:
        'Your start-up needs an idea by noon. The investors are already in the lobby, eating the plants.',
      questions: [
        'What do you promise to deliver to every home in ten minutes?',
        'Who is the only one who understands the figures?',
        'What do you wear, so that the investors believe you?',
      ],
    },
    de: {
      scene:
        'Dein Start-up braucht bis Mittag eine Idee. Die Investoren sitzen schon im Foyer und essen die Pflanzen.',
      questions: [
        'Was lieferst du künftig in zehn Minuten an jede Haustür?',
        'Wer versteht als Einziger die Zahlen?',
        'Was ziehst du an, damit dir die Investoren glauben?',
      ],
    },
  },
];
