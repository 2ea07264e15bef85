import { Marked } from 'marked';
import type { Plugin } from 'vite';
import type { RulesText } from '../src/shell/rules/rules-text.ts';

/** The number a heading or a rule begins with: `4`, `4.1`. */
const numberOf = (text: string): string | null => /^(\d+(?:\.\d+)*)\s/.exec(text)?.[1] ?? null;

const withoutNumber = (text: string): string => text.replace(/^\d+(?:\.\d+)*\s+/, '');

/** Numbers in brackets lead to their rule. */
const linked = (html: string): string =>
  html.replaceAll(
    /\b(\d+\.\d+)\b(?=[),;]|\s(?:and|und)\s|\.(?:\s|$)|:)/g,
    (number) => `<a class="rule-link" href="#${number}">${number}</a>`,
  );

/** What programs call an option stands in brackets, as code: nothing for players. */
const forPlayers = (html: string): string => html.replaceAll(/\s*\((?:<code>[^<]*<\/code>(?:, )?)+\)/g, '');

/** Rules as a page: every numbered heading and paragraph can be gone to by its number. */
export function rulesPage(markdown: string): RulesText {
  const contents: { id: string; text: string }[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const number = numberOf(text);
        if (depth === 1) {
          title = text;
          return '';
        }
        if (number === null) return `<h${depth}>${inside}</h${depth}>\n`;
        contents.push({ id: number, text: withoutNumber(text) });
        return `<h${depth} id="${number}" tabindex="-1"><span class="rule-number">${number}</span> ${withoutNumber(inside)}</h${depth}>\n`;
      },
      paragraph({ text, tokens }) {
        const inside = forPlayers(this.parser.parseInline(tokens));
        const number = numberOf(text);
        if (number === null) return `<p>${inside}</p>\n`;
        return `<div class="rule" id="${number}" tabindex="-1"><a class="rule-number" href="#${number}">${number}</a><p>${linked(withoutNumber(inside))}</p></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, contents, html };
}

const isRules = /\/games\/[^/]+\/RULES(?:\.[a-z]{2})?\.md$/;

/** Lets the site import the rules of a game as a page, made when the site is built. */
export function rulesPlugin(): Plugin {
  return {
    name: 'rudel-rules',
    enforce: 'pre',
    transform: {
      filter: { id: isRules },
      handler: (markdown) => ({
        code: `export const page = ${JSON.stringify(rulesPage(markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
