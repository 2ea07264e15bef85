/** The rules of a game as the site shows them: made from its markdown when the site is built. */
export type RulesText = {
  readonly title: string;
  /** The numbered sections. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly html: string;
};
