import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyRepository, edit, faultsIn } from './broken-copy.mjs';

const opening = "import { peek } from '@rudel/kernel/hidden';\n";
const patience = 60_000;
let copy = '';

beforeEach(() => {
  copy = copyRepository();
}, patience);

afterEach(() => rmSync(copy, { recursive: true }));

describe('check-layers', { timeout: patience }, () => {
  test('every game has its parts, and what it exports exists', () => {
    rmSync(join(copy, 'games/dog/src/bot.ts'));
    rmSync(join(copy, 'games/dog/src/reasons.ts'));
    expect(faultsIn(copy, 'check-layers')).toEqual([
      'games/dog/package.json (exports) names games/dog/src/bot.ts, which does not exist.',
      'games/dog/src/bot.ts is missing; every game has one.',
      'games/dog/src/reasons.ts is missing; every game has one.',
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

  test('a game that is listed for the shelf stands on it', () => {
    edit(join(copy, 'packages/shelf/src/index.ts'), (text) => text.replaceAll('@rudel/dog', '@rudel/kernel'));
    expect(faultsIn(copy, 'check-layers')).toEqual(['packages/shelf lists dog but imports it nowhere.']);
  });
});

describe('check-rules', { timeout: patience }, () => {
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
