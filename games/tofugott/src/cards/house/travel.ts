import type { DeckCard } from '../deck-types.ts';

export const travel: readonly DeckCard[] = [
  {
    id: 'middle-seat',
    black: false,
    en: {
      scene: 'Seat 23B, the one in the middle. Eleven hours, no film, one armrest.',
      questions: [
        'Who has the window and climbs over you every half-hour?',
        'Where do you put your arms and legs?',
        'What is moving about in the overhead locker?',
      ],
    },
    de: {
      scene: 'Platz 23B, der in der Mitte. Elf Stunden, kein Film, eine Armlehne.',
      questions: [
        'Wer sitzt am Fenster und klettert jede halbe Stunde über dich?',
        'Wo lässt du deine Arme und Beine?',
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
        'Who are you from now on, going by the false passport?',
        'What do you wear to dinner, for want of anything else?',
      ],
    },
    de: {
      scene: 'Im Hotel öffnest du deinen Koffer, und es ist nicht deiner.',
      questions: [
        'Was liegt zuoberst, sauber in Seidenpapier gefaltet?',
        'Wer bist du ab jetzt, dem falschen Pass nach?',
        'Was ziehst du zum Abendessen an, weil sonst nichts da ist?',
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
        'When do you arrive, if the guard is to be believed?',
        'Where do you wake up, going by the view?',
      ],
    },
    de: {
      scene: 'Nachtzug. Sechs Liegen, ein Fensterchen, und die Heizung kennt zwei Stufen: aus und Sahara.',
      questions: [
        'Wer schnarcht in der Liege über dir?',
        'Wann kommst du an, wenn der Schaffner recht hat?',
        'Wo wachst du auf, nach der Aussicht zu schließen?',
      ],
    },
  },
  {
    id: 'desert-island',
    black: false,
    en: {
      scene: 'You wash up on a desert island. Palm trees, sunshine and not one thing to read.',
      questions: [
        'Where do you build your hut?',
        'Whom do you elect head of state?',
        'What do you put in the bottle in place of a letter?',
      ],
    },
    de: {
      scene: 'Du wirst an eine einsame Insel gespült. Palmen, Sonne und gar nichts zu lesen.',
      questions: [
        'Wo baust du deine Hütte?',
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
        'How do you slip away from the umbrella?',
        'What stands on the main square in bronze, and nobody knows why?',
        'What souvenir do you regret at customs?',
      ],
    },
    de: {
      scene:
        'Stadtführung, vierte Stunde. Ihr folgt einem erhobenen Schirm und habt längst keinen eigenen Willen mehr.',
      questions: [
        'Wie setzt du dich vom Schirm ab?',
        'Was steht auf dem Hauptplatz in Bronze, und niemand weiß, warum?',
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
        'Where do you sleep, since nobody has heard of your booking?',
        'What do you take with you in the morning, as compensation?',
      ],
    },
    de: {
      scene: 'Das Hotel hat fünf Sterne. Es hat sie offenbar selber gezählt.',
      questions: [
        'Was heißt dich im Bad willkommen?',
        'Wo schläfst du, weil niemand etwas von deiner Buchung weiß?',
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
        'How do you spend the rest of the night?',
      ],
    },
    de: {
      scene: 'Erste Nacht im Zelt. Etwas streift außen am Stoff entlang und hat es nicht eilig.',
      questions: [
        'Wessen Schatten ist das?',
        'Wen schickst du mit der Taschenlampe hinaus?',
        'Wie verbringst du den Rest der Nacht?',
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
        'Whom have you just asked to marry you?',
        'How do you say goodbye, going by page ninety?',
      ],
    },
    de: {
      scene: 'Dein Sprachführer stammt von 1911. Du benutzt ihn mit viel Mut und lauter Stimme.',
      questions: [
        'Was hast du soeben aus Versehen bestellt?',
        'Wem hast du soeben einen Heiratsantrag gemacht?',
        'Wie verabschiedest du dich, so wie es auf Seite neunzig steht?',
      ],
    },
  },
];
