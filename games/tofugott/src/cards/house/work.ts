import type { DeckCard } from '../deck-types.ts';

export const work: readonly DeckCard[] = [
  {
    id: 'first-day',
    black: false,
    en: {
      scene: 'First day in the new job. A badge, a tour, forty names and one very long corridor.',
      questions: [
        'Who shows you round and stops at every coffee machine?',
        'What is sitting at the desk that was promised to you?',
        'What do you act like in your first meeting?',
      ],
    },
    de: {
      scene:
        'Erster Tag an der neuen Stelle. Ein Ausweis, ein Rundgang, vierzig Namen und ein sehr langer Gang.',
      questions: [
        'Wer führt dich herum und hält an jeder Kaffeemaschine?',
        'Was sitzt an dem Pult, das man dir versprochen hat?',
        'Als was gibst du dich in der ersten Sitzung?',
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
        'What is introduced on the very first morning?',
        'What comes back after the year, claiming to be the boss?',
      ],
    },
    de: {
      scene: 'Die Chefin nimmt sich ein Jahr zum Schweigen. Irgendwer muss auf den grossen Stuhl.',
      questions: [
        'Wer übernimmt, bevor überhaupt jemand gefragt hat?',
        'Was wird gleich am ersten Morgen für alle eingeführt?',
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
        'What does your team build from three logs and a shoelace?',
        'Who is missing at breakfast?',
      ],
    },
    de: {
      scene: 'Teamwochenende im Wald. Hängebrücke, Vertrauensübung, laminiertes Lächeln.',
      questions: [
        'Wer soll dich auffangen?',
        'Was baut dein Team aus drei Stämmen und einem Schuhband?',
        'Wer fehlt beim Frühstück?',
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
        'Who is groaning under the photocopier by two o’clock?',
      ],
    },
    de: {
      scene: 'Jemand hat dein Mittagessen aus dem Bürokühlschrank gegessen. Dein Name stand drauf. In Rot.',
      questions: [
        'Wen verdächtigst du, noch bevor die Tür wieder zu ist?',
        'Was legst du morgen als Falle in die Dose?',
        'Wer liegt um zwei Uhr stöhnend unter dem Kopierer?',
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
        'Who can repair it, but wants to be flattered first?',
        'What do you sacrifice to the printer so that it forgives you?',
      ],
    },
    de: {
      scene: 'Der Drucker streikt seit Montag. Er brummt, er blinkt, er weiss genau, dass du es eilig hast.',
      questions: [
        'Was findest du hinter Klappe D?',
        'Wer könnte ihn flicken, will aber zuerst umschmeichelt werden?',
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
        'As what do you walk into the boss’s office?',
        'What is waiting behind the desk?',
        'What do you get instead of money?',
      ],
    },
    de: {
      scene: 'Heute verlangst du mehr Lohn. Im Lift hast du es schon geübt, mit Gesten.',
      questions: [
        'Als was betrittst du das Büro der Chefin?',
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
        'Who weeps loudest, though you never spoke?',
        'What do you let loose in the building as a farewell?',
      ],
    },
    de: {
      scene: 'Nach vierzig Jahren verlässt du die Firma. Ansprachen, Chips, Schaumwein aus dem Karton.',
      questions: [
        'Wofür haben deine Kolleginnen und Kollegen wochenlang gesammelt?',
        'Wer weint am lautesten, obwohl ihr nie ein Wort gewechselt habt?',
        'Was lässt du zum Abschied im Gebäude frei?',
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
        'What is on the logo, for reasons that nobody remembers?',
      ],
    },
    de: {
      scene:
        'Dein Start-up braucht bis Mittag eine Idee. Die Investoren sitzen schon im Foyer und essen die Pflanzen.',
      questions: [
        'Was lieferst du künftig in zehn Minuten an jede Haustür?',
        'Wer versteht als Einziger die Zahlen?',
        'Was ist auf dem Logo, und keiner weiss mehr warum?',
      ],
    },
  },
];
