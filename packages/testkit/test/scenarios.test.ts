import { describe, expect, test } from 'vitest';
import { readScenarioFile, scenarioFileFaults } from '@rudel/testkit';
import { fingers } from './toy/fingers.ts';

const base = 'base fingers/1 opts:rounds=1 seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0';

function faultsOf(...lines: readonly string[]): readonly string[] {
  return scenarioFileFaults(fingers, 'toy.txt', [base, 'rule 2.1 A title', ...lines].join('\n'));
}

describe('a scenario that does not hold tells file, line, expectation and finding', () => {
  const cases: { readonly [lines: string]: string } = {
    '0 may L2': 'toy.txt:3 Expected that 0 may L2, but it may not because own-card 2.3.',
    '0 may not L1 because own-card 2.3':
      'toy.txt:3 Expected that 0 may not L1 because own-card 2.3, but found that it may.',
    '0 may not L2 because too-many 2.2':
      'toy.txt:3 Expected that 0 may not L2 because too-many 2.2, but found because own-card 2.3.',
    '0 may not L2 because own-card 9.9':
      'toy.txt:3 Expected that 0 may not L2 because own-card 9.9, but found because own-card 2.3.',
    '0 must L0 | L1': 'toy.txt:3 Expected the legal moves L0 | L1 but found L0 | L1 | L3 | L4 | L5.',
    '0 may nothing': 'toy.txt:3 Expected the legal moves none but found L0 | L1 | L3 | L4 | L5.',
    'table may L1': 'toy.txt:3 Expected that table may L1, but it may not because not-asked 2.1.',
    '0 plays L2':
      "toy.txt:3 '0 L2' is refused: You may not show the number of your own card. (fingers 2.3) At fingers/1 opts:rounds=1 seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0",
    'chance draws 1':
      "toy.txt:3 'chance 1' is refused: There is nothing to draw or roll now. At fingers/1 opts:rounds=1 seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0",
    'then scores:1,0': 'toy.txt:3 Expected scores:1,0 but found scores:0,0',
    'then nonsense:1':
      "toy.txt:3 There is no field 'nonsense:' in fingers/1 opts:rounds=1 seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0",
    '1 sees cards:2,3': 'toy.txt:3 Expected cards:2,3 but found cards:?,3',
    '1 does not see cards': 'toy.txt:3 Expected that 1 does not see cards, but it sees cards:?,3.',
    '1 does not see cards:?,3': 'toy.txt:3 Expected that 1 does not see cards:?,3, but it sees cards:?,3.',
    '1 does not see nonsense': "toy.txt:3 There is no field 'nonsense:' in the sight.",
    '1 hears nothing': 'toy.txt:3 Nothing has been played yet.',
    'asked 0': "toy.txt:3 Expected 'asked 0' but found 'asked 0,1'.",
    'over 0,1': "toy.txt:3 Expected 'over 0,1' but found 'asked 0,1'.",
    'given shown:1': 'toy.txt:3 This is not a position: There should be 2 of them but there are 1.',
    'given nonsense:1': "toy.txt:3 The base has no field 'nonsense:'.",
    'given nonsense': "toy.txt:3 'nonsense' is not of the form key:value.",
    '0 may X1': 'toy.txt:3 A move is L or R and 0 to 10 fingers.',
    '2 may L1': 'toy.txt:3 There is no seat 2 among 2.',
    '0 may not L2':
      "toy.txt:3 '0 may not L2' is no line of a scenario. A line reads like: 0 may not MOVE because REASON 4.1",
    '0 see cards:?':
      "toy.txt:3 '0 see cards:?' is no line of a scenario. A line reads like: 0 sees key:value … · 0 does not see key",
    'Given round:1':
      "toy.txt:3 'Given round:1' is no line of a scenario. A line reads like: given key:value …",
    'rule 2 Title': "toy.txt:3 'rule 2 Title' is no line of a scenario. A line reads like: rule 4.1 Title",
    perhaps:
      'toy.txt:3 \'perhaps\' is no line of a scenario. A line reads like: base game/1 key:value … · rule 4.1 Title · given key:value … · 0 may nothing · 0 may not MOVE because REASON 4.1 · 0 may MOVE · 0 must MOVE | MOVE · 0 plays MOVE · chance draws A,B · clock lapses · then key:value … · 0 sees key:value … · 0 does not see key · 0 hears nothing · 0 hears kind,kind {"part":1} · asked 0,2 · over 0,2',
    '': 'toy.txt:2 The scenario says nothing.',
  };
  for (const [line, expected] of Object.entries(cases)) {
    test(line || 'no line at all', () => expect(faultsOf(line)[0]).toBe(expected));
  }

  test('what is heard', () => {
    expect(faultsOf('0 plays L1', '1 hears showed')).toEqual([
      'toy.txt:4 Expected that 1 hears showed but found [].',
    ]);
    expect(faultsOf('0 plays L1', '0 hears showed {"fingers":2}')).toEqual([
      'toy.txt:4 Expected {"fingers":2} in [{"kind":"showed","fingers":1}].',
    ]);
  });
});

test('after an act that fails, the lines below are not judged', () => {
  expect(faultsOf('0 plays L2', 'then scores:9,9')).toHaveLength(1);
});

test('after a line that cannot be read, the lines below are only read', () => {
  expect(faultsOf('0 shows L1', '1 hears nothing', 'then scores:9,9', 'perhaps')).toEqual([
    expect.stringContaining("toy.txt:3 '0 shows L1' is no line of a scenario."),
    expect.stringContaining("toy.txt:6 'perhaps' is no line of a scenario."),
  ]);
});

test('the lines above it are judged, and so is the next scenario', () => {
  expect(faultsOf('then round:2', 'perhaps', 'asked 1', 'rule 2.2 Another', 'asked 1')).toEqual([
    expect.stringContaining("toy.txt:4 'perhaps'"),
    'toy.txt:3 Expected round:2 but found round:1',
    "toy.txt:7 Expected 'asked 1' but found 'asked 0,1'.",
  ]);
});

test('after an expectation that fails, they are', () => {
  expect(faultsOf('then scores:9,9', 'asked 1')).toHaveLength(2);
});

test('a scenario needs a base above it, and a rule before its lines', () => {
  expect(scenarioFileFaults(fingers, 'toy.txt', 'rule 2.1 A title\nasked 0')).toEqual([
    "toy.txt:2 There is no 'base' line above.",
  ]);
  expect(scenarioFileFaults(fingers, 'toy.txt', `${base}\nasked 0\nasked 1`)).toEqual([
    "toy.txt:2 A line 'rule 4.1 Title' comes first.",
  ]);
  expect(scenarioFileFaults(fingers, 'toy.txt', `${base}\nrule 2 A title\nasked 0`)).toEqual([
    "toy.txt:2 'rule 2 A title' is no line of a scenario. A line reads like: rule 4.1 Title",
  ]);
});

test('a file is read into scenarios with their rules, lines and comments left out', () => {
  const { scenarios, faults } = readScenarioFile(
    '; first\nbase b\n\nrule 1.2 3.4 Two rules ; yes\nasked 0 ; no\n',
  );
  expect(faults).toEqual([]);
  expect(scenarios).toEqual([
    {
      rules: ['1.2', '3.4'],
      title: 'Two rules',
      line: 4,
      base: 'b',
      statements: [{ statement: { kind: 'asked', whom: '0' }, line: 5 }],
      isWhole: true,
    },
  ]);
});
