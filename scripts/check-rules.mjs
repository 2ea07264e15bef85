import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './process.mjs';
import { rows } from './workspaces.mjs';

/**
 * One line of a scenario that speaks of rules or of a reason.
 *
 * @typedef {object} Citation
 * @property {string} place
 * @property {readonly string[]} shown rules that the scenario is about
 * @property {readonly string[]} named rules that it mentions
 * @property {string | null} reason why it says that a move is refused
 */

/**
 * @param {string} path
 * @returns {string[]}
 */
function linesOf(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').split(/\r?\n/) : [];
}

/**
 * The numbers at the beginnings of lines, as in `4.1 A stone …`.
 *
 * @param {string} path
 */
function rulesIn(path) {
  return linesOf(path).flatMap((line) => /^(\d+\.\d+) /.exec(line)?.[1] ?? []);
}

/**
 * A program without its comments; what looks like one within quotes is none.
 *
 * @param {string} text
 */
function withoutComments(text) {
  const quotesAndComments = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*.*?\*\//gs;
  return text.replaceAll(quotesAndComments, (found) => (found.startsWith('/') ? ' ' : found));
}

/**
 * The reasons that a game can give, each with its rule where `reasons.ts` names one:
 * the keys of `ruleOf = { … } as const` or the members of `reasons = [ … ] as const`.
 *
 * @param {string} path
 * @returns {(readonly [reason: string, rule: string | undefined])[]}
 */
function reasonsIn(path) {
  const text = withoutComments(linesOf(path).join('\n'));
  const [, body = ''] = /export const (?:ruleOf|reasons) = [[{](.*?)[\]}] as const/s.exec(text) ?? [];
  const entries = body.matchAll(/'?\b([a-z][a-z\d-]*)'?(?:: '(\d+\.\d+)')?,?/g);
  return [...entries].map(([, reason = '', rule]) => [reason, rule]);
}

/**
 * @param {string} line
 * @param {string} place
 * @returns {Citation}
 */
function citationIn(line, place) {
  const [, numbers = ''] = /^\s*rule ((?:\d+\.\d+ )+)/.exec(line) ?? [];
  const [, reason = null, rule] = / may not .+ because ([a-z\d-]+)(?: (\d+\.\d+))?/.exec(line) ?? [];
  const shown = numbers.split(' ').filter((number) => number !== '');
  return { place, shown, named: rule === undefined ? shown : [...shown, rule], reason };
}

/**
 * @param {string} folder
 * @returns {Citation[]}
 */
function citationsIn(folder) {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return names
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) =>
      linesOf(`${folder}/${name}`).map((line, index) => citationIn(line, `${folder}/${name}:${index + 1}`)),
    );
}

/**
 * @param {string} game
 * @param {readonly string[]} rules
 */
function numberingFaults(game, rules) {
  const german = rulesIn(`${game}/RULES.de.md`);
  const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  return [
    ...(rules.length === 0
      ? [`${game}/RULES.md has no numbered rules; a rule is a line like '4.1 A stone …'.`]
      : []),
    ...twice.map((rule) => `${game}/RULES.md has two rules ${rule}.`),
    ...rules
      .filter((rule) => !german.includes(rule))
      .map((rule) => `${game}/RULES.de.md has no rule ${rule}.`),
    ...german
      .filter((rule, index) => !rules.includes(rule) || german.indexOf(rule) !== index)
      .map((rule) => `${game}/RULES.de.md has a rule ${rule} that RULES.md does not have there.`),
  ];
}

/**
 * @param {string} game
 * @param {readonly string[]} rules
 * @param {readonly Citation[]} citations
 */
function scenarioFaults(game, rules, citations) {
  const shown = new Set(citations.flatMap((citation) => citation.shown));
  const strange = citations.flatMap(({ place, named }) =>
    named
      .filter((rule) => !rules.includes(rule))
      .map((rule) => `${place} names the rule ${rule}, which RULES.md does not have.`),
  );
  const untold = rules.filter((rule) => !shown.has(rule));
  return [...strange, ...untold.map((rule) => `${game}/RULES.md: no scenario is about rule ${rule}.`)];
}

/**
 * @param {string} game
 * @param {readonly string[]} rules
 * @param {readonly Citation[]} citations
 */
function reasonFaults(game, rules, citations) {
  const file = `${game}/src/reasons.ts`;
  const reasons = reasonsIn(file);
  const known = new Map(reasons);
  const used = new Set(citations.map(({ reason }) => reason));
  return [
    ...(reasons.length === 0
      ? [`${file} has no 'ruleOf = { … } as const' and no 'reasons = [ … ] as const'.`]
      : []),
    ...reasons
      .filter(([, rule]) => rule !== undefined && !rules.includes(rule))
      .map(([reason, rule]) => `${file}: '${reason}' names the rule ${rule}, which RULES.md does not have.`),
    ...reasons
      .filter(([reason]) => !used.has(reason))
      .map(([reason]) => `${file}: no scenario refuses because ${reason}.`),
    ...citations
      .filter(({ reason }) => reason !== null && !known.has(reason))
      .map(({ place, reason }) => `${place} refuses because ${reason}, which ${file} does not have.`),
  ];
}

/** @param {string} game */
function faultsOf(game) {
  const rules = rulesIn(`${game}/RULES.md`);
  const citations = citationsIn(`${game}/scenarios`);
  return [
    ...numberingFaults(game, rules),
    ...scenarioFaults(game, rules, citations),
    ...reasonFaults(game, rules, citations),
  ];
}

const games = rows.map(({ path }) => path).filter((path) => path.startsWith('games/'));
const faults = games.flatMap(faultsOf);
for (const fault of faults) say(fault);
if (faults.length === 0) say(`Rules, scenarios and reasons of ${games.join(', ')} agree.`);
process.exitCode = faults.length === 0 ? 0 : 1;
