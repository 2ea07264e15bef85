import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { add, copyRepository, edit, faultsIn, mend, remove } from './broken-copy.mjs';

const opening = "import { peek } from '@rudel/kernel/hidden';\n";
let copy = '';

beforeAll(() => {
  copy = copyRepository();
});

afterEach(mend);

afterAll(() => rmSync(copy, { recursive: true }));

describe('check-layers', () => {
  test('every game has its parts, and what it exports exists', () => {
    remove(join(copy, 'games/dog/src/bot/index.ts'));
    remove(join(copy, 'games/dog/src/reasons.ts'));
    expect(faultsIn(copy, 'check-layers')).toEqual([
      'games/dog/package.json (exports) names games/dog/src/bot/index.ts, which does not exist.',
      'games/dog/src/reasons.ts is missing; every game has one.',
      'games/dog/src/bot/index.ts is missing; every game has one.',
    ]);
  });

  test('the bots of all games are laid out alike', () => {
    add(join(copy, 'games/dog/src/bot/oracle.ts'), 'export {};\n');
    expect(faultsIn(copy, 'check-layers')).toEqual([
      'games/dog/src/bot/oracle.ts belongs into know, worlds, value, choose or review, as in every game.',
    ]);
  });

  test('style sheets are no longer than code', () => {
    add(join(copy, 'apps/web/src/shell/endless.css'), '.row {}\n'.repeat(301));
    expect(faultsIn(copy, 'check-layers')).toEqual([
      'apps/web/src/shell/endless.css has 301 lines; 300 are the most.',
    ]);
  });

  test('what is exported has a source', () => {
    edit(join(copy, 'packages/bots/package.json'), (text) => text.replace('@rudel/source', '@rudel/sauce'));
    expect(faultsIn(copy, 'check-layers')).toEqual([
      "packages/bots/package.json (exports) gives no '@rudel/source' for '.'.",
    ]);
  });

  test('words open no secret, not even through another file', () => {
    edit(join(copy, 'games/dog/src/words/parts.ts'), (text) => `${opening}${text}`);
    edit(join(copy, 'games/dog/src/words/en.ts'), (text) => `import '../secrecy.ts';\n${text}`);
    edit(
      join(copy, 'games/dog/src/player.ts'),
      (text) => `import type { Hidden } from '@rudel/kernel/hidden';\n${text}`,
    );
    expect(faultsIn(copy, 'check-layers')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^games\/dog\/src\/words\/parts\.ts opens secrets, yet .+ reaches it\.$/),
        expect.stringMatching(/^games\/dog\/src\/secrecy\.ts opens secrets, yet .+ reaches it\.$/),
      ]),
    );
  });

  test('the rules of a player open no secret', () => {
    edit(join(copy, 'games/dog/src/player.ts'), (text) => `${opening}${text}`);
    expect(faultsIn(copy, 'check-layers')).toEqual([
      expect.stringMatching(/^games\/dog\/src\/player\.ts opens secrets, yet .+$/),
    ]);
  });

  test('every part of a game is a project that is checked', () => {
    edit(join(copy, 'games/dog/tsconfig.json'), (text) => text.replace('"./web"', '"./text"'));
    expect(faultsIn(copy, 'check-layers')).toEqual([
      'games/dog/web/tsconfig.json is not reached from tsconfig.json.',
      'games/dog/web/tsconfig.json is not reached from tsconfig.test.json.',
    ]);
  });

  const crossings = [
    ['games/dog/src/moves.ts', '@rudel/bots', 'The rules of a game import the kernel only.'],
    ['games/dog/src/moves.ts', './bot/choose/plain.ts', 'The rules of a game import the kernel only.'],
    ['games/dog/src/bot/choose/plain.ts', '@rudel/kernel/hidden', 'A bot is a player'],
    ['games/dog/src/bot/know/unseen.ts', '../worlds/odds.ts', 'What a bot knows comes before'],
    ['games/dog/src/bot/worlds/odds.ts', '../value/worth.ts', 'What may be true rests on'],
    ['games/dog/src/bot/value/worth.ts', '../choose/plain.ts', 'What something is worth rests on'],
    ['games/woelfe/src/bot/index.ts', '../train/index.ts', 'A bot is a player'],
    ['games/woelfe/src/train/index.ts', '@rudel/kernel/hidden', 'What makes the numbers of a bot'],
    ['games/dog/web/composer.ts', '@rudel/dog', 'never a state'],
    ['games/dog/web/composer.ts', '../src/apply.ts', 'never a state'],
    ['games/dog/web/composer.ts', '@rudel/lupus/page', 'never a state'],
    ['games/dog/text/primer.ts', '@rudel/ui/button', 'A drawing in text'],
    ['games/dog/catalogue/index.ts', '@rudel/dog/page', 'Every page loads the catalogue'],
    ['packages/ui/src/button.tsx', '@rudel/dog/page', 'knows no game'],
    ['packages/room/src/table/decide.ts', '@rudel/store', 'follows from the table alone'],
    ['packages/room/src/table/deadline.ts', '../ports.ts', 'follows from the table alone'],
    ['apps/web/src/shell/games.ts', '@rudel/dog/web', 'The page knows games by their catalogue'],
    ['apps/web/src/shell/games.ts', '@rudel/shelf/lazy', 'The page knows games by their catalogue'],
    ['apps/web/src/table/desk.ts', '@rudel/shelf', 'The page knows games by their catalogue'],
    ['apps/web/src/replay/film.ts', '@rudel/dog', 'The replay knows'],
    ['apps/cli/src/menu.ts', '@rudel/dog/text', 'through the shelf'],
  ];

  test('nothing crosses a fence', () => {
    for (const [file = '', specifier] of crossings)
      edit(join(copy, file), (text) => `import '${specifier}';\n${text}`);
    const faults = faultsIn(copy, 'check-layers');
    for (const [file, specifier, why = ''] of crossings) {
      const told = faults.filter((fault) => fault.startsWith(`${file} imports ${specifier}.`));
      expect(told, `${file} ${specifier}`).toEqual([expect.stringContaining(why)]);
    }
  });
});

describe('check-rules', () => {
  test('comments are no reasons', () => {
    edit(join(copy, 'games/dog/src/reasons.ts'), (text) =>
      text.replace(
        'ruleOf = {',
        "ruleOf = { // not-yet: '9.9', } as const\n  /* nor 'never'\n   nor ever */",
      ),
    );
    expect(faultsIn(copy, 'check-rules')).toEqual([]);
  });

  test('a reason without a scenario is missed', () => {
    edit(join(copy, 'games/dog/src/reasons.ts'), (text) =>
      text.replace('ruleOf = {', "ruleOf = {\n 'not-yet': '99.9',"),
    );
    expect(faultsIn(copy, 'check-rules')).toEqual([
      "games/dog/src/reasons.ts: 'not-yet' names the rule 99.9, which RULES.md does not have.",
      'games/dog/src/reasons.ts: no scenario refuses because not-yet.',
    ]);
  });
});
