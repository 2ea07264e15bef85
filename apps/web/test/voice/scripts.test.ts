import { describe, expect, test } from 'vitest';
import { drawFrom, languages, pick, seededRng } from '@rudel/kernel';
import type { Act, AnyGlimpse, NameOf } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { drawings } from '@rudel/shelf/web';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lineOf } from '@rudel/ui/script';
import type { AnyScript, AnyScripts, Line, Unsaid } from '@rudel/ui/script';

/** Everything that the table's eye notices of some random matches. */
function publicGlimpses(id: string, matches: number): readonly AnyGlimpse[] {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`no ${id} on the shelf`);
  return Array.from({ length: matches }, (_, seed) => seed).flatMap((seed) => {
    const rng = seededRng(`spoken ${seed}`);
    const noticed: AnyGlimpse[] = [];
    let before = game.table.start(game.options.defaults, pick(game.seats, rng));
    for (let acts = 0; acts < 900; acts += 1) {
      const turn = game.table.turn(before);
      if (turn.kind === 'over') break;
      let act: Act = { by: 'clock' };
      if (turn.kind === 'chance') act = { by: 'chance', drawn: drawFrom(turn.urn, rng) };
      else {
        const by = pick(turn.seats, rng);
        act = { by, move: pick(game.player.legal(game.table.view(before, by)), rng) };
      }
      const after = game.table.apply(before, act);
      noticed.push(...game.table.glimpses({ before, act, after }, 'table'));
      before = after;
    }
    return noticed;
  });
}

async function scriptsOf(id: string): Promise<{ ui: AnyGameUi; scripts: AnyScripts }> {
  const ui = await drawings.get(id)?.();
  const scripts = await ui?.script?.();
  if (ui === undefined || scripts === undefined) throw new Error(`${id} says nothing`);
  return { ui, scripts };
}

const nameOf: NameOf = (seat) => `Name${seat}`;

const unsaidIn = (script: AnyScript, kind: string): Unsaid | null => {
  const line = (script.lines as { readonly [kind: string]: unknown })[kind];
  return line === 'silent' || line === 'secret' ? line : null;
};

/** What is told once in a match, or has its words from the night: the narrator has three of them each, and more. */
const narrated = ['announced', 'dealt', 'nightfall', 'called', 'asleep', 'dawn', 'day', 'polling'];

/** A sentence and a half. What a card of Tofugott says is read out, however long it is, and a village is named with all its cards. */
const longest = 120;
const readOut = ['read', 'announced'];

/** Words that would tell a woman from a man. */
const gendered = { en: /\b(?:he|she|him|his|hers?)\b/i, de: /\b(?:er|sie|ihn|ihm|seine[mnrs]?)\b/i };

/** Whom a line names, in any of its ways. */
const namedIn = ({ ways }: Line): readonly string[] =>
  [...new Set(ways.flatMap((way) => way.match(/Name\d+/g) ?? []))].toSorted();

describe.each([...drawings.keys()])('what a screen says of %s', (id) => {
  const glimpses = publicGlimpses(id, 10);
  const kinds = new Set(glimpses.map(({ kind }) => kind));

  /** Every line that these matches give, with its glimpse. */
  const linesIn = (script: AnyScript): readonly (readonly [AnyGlimpse, Line])[] =>
    glimpses.flatMap((glimpse) => {
      const line = lineOf(script, glimpse, nameOf);
      return line === null ? [] : [[glimpse, line] as const];
    });

  test('is something, or deliberately nothing, of all that everybody notices, and nothing there is called a secret', async () => {
    const { scripts } = await scriptsOf(id);
    for (const language of languages)
      for (const kind of kinds) {
        expect(kind in scripts[language].lines, kind).toBe(true);
        expect(unsaidIn(scripts[language], kind), kind).not.toBe('secret');
      }
  });

  test('calls nothing a secret in one language that it tells in another', async () => {
    const { scripts } = await scriptsOf(id);
    for (const kind of Object.keys(scripts.en.lines))
      expect(unsaidIn(scripts.de, kind), kind).toBe(unsaidIn(scripts.en, kind));
  });

  test('is said in three ways where it is said again and again, none of them empty or a lecture', async () => {
    const { scripts } = await scriptsOf(id);
    for (const language of languages)
      for (const [{ kind }, { ways }] of linesIn(scripts[language])) {
        const least = narrated.includes(kind) ? 1 : 3;
        expect(new Set(ways).size, `${kind}: ${ways.join(' | ')}`).toBeGreaterThanOrEqual(least);
        for (const way of ways) {
          if (readOut.includes(kind)) continue;
          expect(way).not.toMatch(/undefined|null|NaN|[{}[\]→✓✗×]/);
          expect(way).toMatch(/[.!?]$/);
          expect(way.length, way).toBeLessThanOrEqual(longest);
        }
      }
  });

  test('tells no woman from a man', async () => {
    const { scripts } = await scriptsOf(id);
    for (const language of ['en', 'de'] as const)
      for (const [{ kind }, { ways }] of linesIn(scripts[language]))
        for (const way of ways) if (!readOut.includes(kind)) expect(way).not.toMatch(gendered[language]);
  });

  test('names the same people in English and in German', async () => {
    const { scripts } = await scriptsOf(id);
    for (const glimpse of glimpses) {
      const [en, de] = [scripts.en, scripts.de].map((script) => lineOf(script, glimpse, nameOf));
      expect(en?.from).toBe(de?.from);
      if (en && de) expect(namedIn(de)).toEqual(namedIn(en));
    }
  });
});
