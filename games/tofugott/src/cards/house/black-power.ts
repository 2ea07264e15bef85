import type { DeckCard } from '../deck-types.ts';

export const blackPower: readonly DeckCard[] = [
  {
    id: 'campaign',
    black: true,
    en: {
      scene: 'You are running for president. Your conscience has been given the week off.',
      questions: [
        'Whose face is on your posters, because it tests better?',
        'What do you promise every household?',
        'What is found in your cellar, a week before the vote?',
      ],
    },
    de: {
      scene: 'Du kandidierst fürs höchste Amt im Land. Dein Gewissen hat diese Woche frei.',
      questions: [
        'Wessen Gesicht ist auf den Plakaten, weil es besser ankommt?',
        'Was versprichst du jedem Haushalt?',
        'Was findet man in deinem Keller, eine Woche vor der Wahl?',
      ],
    },
  },
  {
    id: 'dictator-for-a-day',
    black: true,
    en: {
      scene: 'At seven o’clock you become dictator, for one day only. The uniform itches.',
      questions: [
        'What is on the new banknotes?',
        'What is forbidden by noon?',
        'Who overthrows you before supper?',
      ],
    },
    de: {
      scene: 'Um sieben Uhr beginnt deine Diktatur, nur für einen Tag. Die Uniform kratzt.',
      questions: [
        'Was ist auf den neuen Banknoten?',
        'Was ist noch vor dem Mittag verboten?',
        'Wer stürzt dich noch vor dem Abendessen?',
      ],
    },
  },
  {
    id: 'lifeboat',
    black: true,
    en: {
      scene: 'The lifeboat holds seven. You are eight, and everybody is being terribly polite.',
      questions: [
        'Who has to go, in everyone’s unspoken opinion?',
        'Who volunteers, and nobody tries to stop them?',
        'Who has been sitting on the biscuits all along?',
      ],
    },
    de: {
      scene: 'Das Rettungsboot fasst sieben. Ihr seid acht, und alle sind furchtbar höflich.',
      questions: [
        'Wer muss über Bord, wie alle insgeheim finden?',
        'Wer meldet sich freiwillig, und niemand hält ihn auf?',
        'Wer sass die ganze Zeit auf den Keksen?',
      ],
    },
  },
  {
    id: 'open-day',
    black: true,
    en: {
      scene: 'The farm has an open day. Lunch is still walking about.',
      questions: [
        'With whom have you just made friends?',
        'What is on your plate at noon?',
        'What have you become by evening, out of shame?',
      ],
    },
    de: {
      scene: 'Der Bauernhof hat Tag der offenen Tür. Das Mittagessen läuft noch herum.',
      questions: [
        'Mit wem hast du dich soeben angefreundet?',
        'Was liegt am Mittag auf deinem Teller?',
        'Was bist du am Abend geworden, vor lauter Scham?',
      ],
    },
  },
  {
    id: 'making-it-lean',
    black: true,
    en: {
      scene: 'A consultant has come to make the firm lean. She has a laser pointer and no lunch.',
      questions: [
        'What is she really, under the suit?',
        'Who is the first to go?',
        'What do those who remain get as a bonus?',
      ],
    },
    de: {
      scene: 'Eine Beraterin soll die Firma verschlanken. Sie hat einen Laserpointer und isst nie.',
      questions: [
        'Was ist sie in Wahrheit, unter dem Anzug?',
        'Wer muss als Erstes gehen?',
        'Was bekommen die, die bleiben, als Bonus?',
      ],
    },
  },
  {
    id: 'compromising-photos',
    black: true,
    en: {
      scene: 'An envelope under the door. In it a photograph, and on the back a sum.',
      questions: [
        'What is in the photograph with you, in black leather?',
        'Who has sent it, in such tidy handwriting?',
        'With what do you pay, since you have no money?',
      ],
    },
    de: {
      scene: 'Ein Umschlag unter der Tür. Darin ein Foto und auf der Rückseite eine Summe.',
      questions: [
        'Was ist mit dir auf dem Foto, in schwarzem Leder?',
        'Wer hat es geschickt, in so sauberer Handschrift?',
        'Womit bezahlst du, weil du kein Geld hast?',
      ],
    },
  },
  {
    id: 'runaway-tram',
    black: true,
    en: {
      scene: 'A runaway tram, two tracks, one lever. Your hand is on it, and people are watching.',
      questions: [
        'Who lies on the left-hand track and looks at you with big eyes?',
        'Towards whom do you throw the lever?',
        'Who should have been driving and was fetching a coffee?',
      ],
    },
    de: {
      scene:
        'Eine Strassenbahn ohne Fahrer, zwei Gleise, ein Hebel. Deine Hand liegt darauf, und alle schauen zu.',
      questions: [
        'Wer liegt auf dem linken Gleis und macht grosse Augen?',
        'In wessen Richtung legst du den Hebel um?',
        'Wer hätte fahren sollen und war Kaffee holen?',
      ],
    },
  },
  {
    id: 'custom-hell',
    black: true,
    en: {
      scene: 'Hell is made to measure. You are handed the brochure for yours.',
      questions: [
        'Who shares the cauldron with you?',
        'What is on the menu, for ever?',
        'Who is in charge of you and already knows your first name?',
      ],
    },
    de: {
      scene: 'Die Hölle ist massgeschneidert. Man reicht dir den Prospekt für deine.',
      questions: [
        'Wer sitzt mit dir im Kessel?',
        'Was steht auf dem Speiseplan, für immer?',
        'Wer ist für dich zuständig und kennt schon deinen Vornamen?',
      ],
    },
  },
];
