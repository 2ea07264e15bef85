import type { DeckCard } from '../deck-types.ts';

export const travel: readonly DeckCard[] = [
  {
    id: 'middle-seat',
    black: false,
    en: {
      scene: 'Seat 23B, the one in the middle. Eleven hours, no film, one armrest.',
      questions: [
        'Who has the window and climbs over you every half-hour?',
        'Who has the aisle and sleeps like a stone?',
        'What is moving about in the overhead locker?',
      ],
    },
    de: {
      scene: 'Platz 23B, der in der Mitte. Elf Stunden, kein Film, eine Armlehne.',
      questions: [
        'Wer sitzt am Fenster und klettert jede halbe Stunde über dich?',
        'Wer sitzt am Gang und schläft wie ein Stein?',
        'Was rumort da oben im Gepäckfach?',
      ],
    },
  },
  {
    id: 'wrong-suitcase',
    black: false,
    en: {
      scene: 'You open your suitcase at the hotel, and it is not your suitcase.',
      questions: [
        'What lies on top, neatly folded in tissue paper?',
        'To whom does it belong, going by the false passport?',
        'What of yours is that person trying on at this moment?',
      ],
    },
    de: {
      scene: 'Im Hotel öffnest du deinen Koffer, und es ist nicht deiner.',
      questions: [
        'Was liegt zuoberst, sauber in Seidenpapier gefaltet?',
        'Wem gehört er, dem falschen Pass nach?',
        'Was von dir probiert diese Person wohl gerade an?',
      ],
    },
  },
  {
    id: 'sleeper-train',
    black: false,
    en: {
      scene: 'Night train. Six bunks, one small window, and the heating knows two settings: off and Sahara.',
      questions: [
        'Who snores in the bunk above you?',
        'What is passed round at midnight?',
        'Whom do the border guards lead off the train?',
      ],
    },
    de: {
      scene: 'Nachtzug. Sechs Liegen, ein Fensterchen, und die Heizung kennt zwei Stufen: aus und Sahara.',
      questions: [
        'Wer schnarcht in der Liege über dir?',
        'Was macht um Mitternacht die Runde?',
        'Wen holen die Grenzbeamten aus dem Zug?',
      ],
    },
  },
  {
    id: 'desert-island',
    black: false,
    en: {
      scene: 'You wash up on a desert island. Palm trees, sunshine and not one thing to read.',
      questions: [
        'What was washed ashore with you?',
        'Whom do you elect head of state?',
        'What do you put in the bottle in place of a letter?',
      ],
    },
    de: {
      scene: 'Du wirst an eine einsame Insel gespült. Palmen, Sonne und gar nichts zu lesen.',
      questions: [
        'Was wird mit dir angeschwemmt?',
        'Wen wählst du zum Staatsoberhaupt?',
        'Was steckst du statt eines Briefs in die Flaschenpost?',
      ],
    },
  },
  {
    id: 'city-tour',
    black: false,
    en: {
      scene: 'City tour, hour four. Your group follows a raised umbrella, having lost all will of its own.',
      questions: [
        'Who carries the umbrella?',
        'What stands on the main square in bronze, and nobody knows why?',
        'What souvenir do you regret at customs?',
      ],
    },
    de: {
      scene:
        'Stadtführung, vierte Stunde. Ihr folgt einem erhobenen Schirm und habt längst keinen eigenen Willen mehr.',
      questions: [
        'Wer trägt den Schirm?',
        'Was steht auf dem Hauptplatz in Bronze, und niemand weiss, warum?',
        'Welches Mitbringsel bereust du am Zoll?',
      ],
    },
  },
  {
    id: 'five-stars',
    black: false,
    en: {
      scene: 'The hotel has five stars. It seems to have counted them itself.',
      questions: [
        'What welcomes you in the bathroom?',
        'Who sits at reception and has never heard of your booking?',
        'What do you take with you in the morning, as compensation?',
      ],
    },
    de: {
      scene: 'Das Hotel hat fünf Sterne. Es hat sie offenbar selber gezählt.',
      questions: [
        'Was heisst dich im Bad willkommen?',
        'Wer sitzt an der Rezeption und weiss nichts von einer Buchung?',
        'Was nimmst du am Morgen mit, als Entschädigung?',
      ],
    },
  },
  {
    id: 'tent-night',
    black: false,
    en: {
      scene: 'First night in the tent. Something is brushing along the canvas, and it takes its time.',
      questions: [
        'Whose shadow is that?',
        'Whom do you send out with the torch?',
        'What sits in your cool box in the morning, entirely content?',
      ],
    },
    de: {
      scene: 'Erste Nacht im Zelt. Etwas streift aussen dem Stoff entlang und hat es nicht eilig.',
      questions: [
        'Wessen Schatten ist das?',
        'Wen schickst du mit der Taschenlampe hinaus?',
        'Was sitzt am Morgen in deiner Kühlbox und ist rundum zufrieden?',
      ],
    },
  },
  {
    id: 'phrase-book',
    black: false,
    en: {
      scene: 'Your phrase book is from 1911. You use it with great confidence and a good loud voice.',
      questions: [
        'What have you just ordered by mistake?',
        'To whom have you just proposed marriage?',
        'What does the village still call you today?',
      ],
    },
    de: {
      scene: 'Dein Sprachführer stammt von 1911. Du benutzt ihn mit viel Mut und lauter Stimme.',
      questions: [
        'Was hast du soeben aus Versehen bestellt?',
        'Wem hast du soeben einen Heiratsantrag gemacht?',
        'Wie nennt dich das Dorf noch heute?',
      ],
    },
  },
];
