/** What one card says in one language: a scene, and three questions that build on each other. */
export type CardText = { readonly scene: string; readonly questions: readonly [string, string, string] };

/** A question card; `black` ones are delicate and only in play where the table wants them (tofugott 1.2). */
export type DeckCard = {
  readonly id: string;
  readonly black: boolean;
  readonly en: CardText;
  readonly de: CardText;
};

/** A deck of question cards; where a custom deck has one language only, the other repeats it. */
export type Deck = { readonly name: string; readonly cards: readonly DeckCard[] };
