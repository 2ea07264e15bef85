import { quoted } from '@rudel/kernel';
import { lineWidth } from '@rudel/ui/text';
import type { Command } from '../command.ts';
import { gameOf, languageFlag } from '../given.ts';
import { allRules, partOfRules, rulesOf } from '../rules-text.ts';
import { misused } from '../stop.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'the rules of a game, or a part of them by its number',
  args: ['game', 'section'],
  optional: 1,
  flags: ['lang'],
  notes: ['6 is a section, 6.2 a single rule: the number given with every refusal.'],
  run(call) {
    const game = gameOf(call);
    const language = languageFlag(call);
    const text =
      rulesOf(game.id, language) ?? misused(`The rules of ${game.id} are not in this copy of Rudel.`);
    const width = lineWidth(call.io.columns);
    const [, number] = call.given;
    const lines =
      (number === undefined ? allRules(text, width) : partOfRules(text, number, width)) ??
      misused(
        `${game.id} has no rule ${quoted(number ?? '')}; sections go from 1 to ${text.sections.length}, rules are named as 6.2.`,
      );
    return { lines, json: { game: game.id, language, section: number ?? null, text: lines.join('\n') } };
  },
};
