import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headOf } from '@rudel/kernel';
import type { AnyGame, Language } from '@rudel/kernel';
import { arenaPhrases } from '../arena/phrases.ts';
import { readResults } from '../arena/read-results.ts';
import type { ArenaFile } from '../arena/read-results.ts';
import { resultsFolder } from '../arena/results-file.ts';
import type { Command } from '../command.ts';
import { shownPath } from '../files.ts';
import { gameOf, languageFlag } from '../given.ts';
import { ladderSvg } from '../ladder/ladder-svg.ts';
import type { Rated } from '../ladder/ratings.ts';
import { program } from '../program.ts';
import { misused, refused } from '../stop.ts';
import { aligned } from '../tally-text.ts';
import { writingTroubleOf } from '../troubles.ts';

/** All results of a game by the rules of now, in the order of their files. What an arena is just writing is not read. */
function filesOf(folder: string, game: AnyGame, language: Language): readonly ArenaFile[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  return names
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      return readResults(shownPath(join(folder, name)), whole, language);
    })
    .filter(({ head }) => head.game === headOf(game));
}

/** A file is the old one or the new one, never half of it. */
function write(path: string, text: string, language: Language): void {
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    misused(`${shownPath(path)} ${writingTroubleOf(error, language)}.`);
  }
}

const rounded = (value: number): number => Number(value.toFixed(2));

function rowOf({ name, rating, mu, sigma, matches, wins }: Rated, nth: number): [string, ...string[]] {
  const numbers = [rating, mu, sigma].map((value) => value.toFixed(1));
  return [`${nth + 1}. ${name}`, ...numbers, String(matches), ((100 * wins) / matches).toFixed(1)];
}

const dataOf = ({ name, rating, mu, sigma, matches, wins }: Rated) => ({
  name,
  rating: rounded(rating),
  mu: rounded(mu),
  sigma: rounded(sigma),
  matches,
  wins: rounded(wins),
});

export const ladder: Command = {
  name: 'ladder',
  summary: 'rate everybody who has played in arenas of a game, as a table and a drawing',
  args: ['game'],
  flags: ['results', 'lang'],
  notes: [
    'A rating is what openskill is nearly sure of (μ − 3σ). In each match those who play are ranked by the share of their seats that won.',
    'Writes ladder-<game>.svg and ladder-<game>.json beside the results.',
  ],
  async run(call) {
    // Loaded only here: what rates takes long to load.
    const { ratingsOf } = await import('../ladder/ratings.ts');
    const game = gameOf(call);
    const language = languageFlag(call);
    const phrases = arenaPhrases(language);
    const folder = resultsFolder(call);
    const files = filesOf(folder, game, language);
    const rated = ratingsOf(files);
    if (rated.length === 0)
      return refused(phrases.noLadder(shownPath(folder), `${program} arena ${game.id}`));
    const matches = files.reduce((sum, { results }) => sum + results.length, 0);
    const title = phrases.ladder(game.words[language].name);
    const [svg, json] = ['svg', 'json'].map((end) => join(folder, `ladder-${game.id}.${end}`)) as [
      string,
      string,
    ];
    const data = { game: headOf(game), matches, ladder: rated.map(dataOf) };
    write(svg, ladderSvg(title, phrases.ladderAbout(matches), rated), language);
    write(json, `${JSON.stringify(data, null, 2)}\n`, language);
    return {
      lines: [
        title,
        ...aligned([phrases.ladderColumns, ...rated.map(rowOf)]),
        phrases.ladderAbout(matches),
        phrases.drawing(svg),
      ],
      json: { ...data, svg, json },
    };
  },
};
