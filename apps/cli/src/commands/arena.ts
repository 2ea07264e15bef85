import { playArenaMatch } from '../arena/arena-match.ts';
import type { ArenaResult } from '../arena/arena-match.ts';
import { arenaData, arenaLines, forfeitLines } from '../arena/arena-text.ts';
import { arenaPhrases } from '../arena/phrases.ts';
import { Progress } from '../arena/progress.ts';
import { ResultsFile, resultsFolder } from '../arena/results-file.ts';
import { headOfSeries, seriesOf } from '../arena/series.ts';
import type { Series } from '../arena/series.ts';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';

/** Plays what is missing, until all is played or somebody interrupts. */
async function playMissing(series: Series, file: ResultsFile, io: Io): Promise<readonly ArenaResult[]> {
  const { matches, language } = series;
  const results = [...file.before];
  const progress = new Progress(io, matches, arenaPhrases(language).progress);
  while (results.length < matches && (await io.goesOn())) {
    progress.show(results.length);
    const result = await playArenaMatch(series, results.length, () => io.goesOn());
    if (result === null) break;
    file.add(result);
    results.push(result);
    for (const line of forfeitLines(result, series)) progress.say(line);
  }
  progress.clear();
  return results;
}

export const arena: Command = {
  name: 'arena',
  summary: 'let bots and programs of anybody play against each other, and count',
  args: ['game'],
  flags: ['bots', 'bot', 'matches', 'seats', 'option', 'seed', 'iterations', 'limit', 'results', 'lang'],
  notes: [
    'A program speaks the lines of docs/bot-protocol.md: --bots strong,"exec:python3 bot.py" (all levels where nobody is named).',
    'Every deal is played once for each of them, and each time all move on by one seat: the same chance for all.',
    'A win of several is shared: of each match a bot wins the share of its seats that won. So it is where sides are drawn by lot, too.',
    'A program that crashes, breaks a rule or keeps silent loses with all its seats, all others win, and the next match begins.',
    'Every result is kept at once. The same command goes on where it stopped, and with more --matches it plays on; the seed is 1 unless given.',
  ],
  async run(call) {
    const series = seriesOf(call);
    const file = new ResultsFile(resultsFolder(call), headOfSeries(series), series.language);
    try {
      const results = await playMissing(series, file, call.io);
      const report = { series, results, before: file.before.length, path: file.path };
      const exit = results.length < series.matches ? 130 : 0;
      return { lines: arenaLines(report), json: arenaData(report), exit };
    } finally {
      file.close();
    }
  },
};
