import type { Plugin } from 'vite';
/** The rules of a game as the site shows them. */
export type RulesPage = {
  readonly title: string;
  readonly contents: readonly {
    readonly id: string;
    readonly text: string;
  }[];
  readonly html: string;
};
/** Rules as a page: every numbered heading and paragraph can be gone to by its number. */
export declare function rulesPage(markdown: string): RulesPage;
/** Lets the site import the rules of a game as a page, made when the site is built. */
export declare function rulesPlugin(): Plugin;
