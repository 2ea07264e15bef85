import type { Open } from '@rudel/kernel';

/** A legal move with its words, and with a mark where something asks for it. */
export type Choice = { readonly move: Open; readonly label: string; readonly mark?: string };

/** Moves that begin with the same words. */
export type ChoiceGroup = { readonly title: string | null; readonly choices: readonly Choice[] };

/** From this many moves on, a list is grouped and can be searched. */
export const longList = 10;

const headOf = (label: string): string => /^([^:]{1,40}): /.exec(label)?.[1] ?? '';

/** Groups a long list by what stands before the colon of its labels; a group of one is not a group. */
export function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  if (choices.length < longList) return [{ title: null, choices }];
  const byHead = new Map<string, Choice[]>();
  for (const choice of choices) {
    const head = headOf(choice.label);
    byHead.set(head, [...(byHead.get(head) ?? []), choice]);
  }
  if (byHead.size < 2 || byHead.size > choices.length / 1.5) return [{ title: null, choices }];
  return Array.from(byHead, ([head, members]) => ({ title: head === '' ? null : head, choices: members }));
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The moves whose labels contain every word that was typed. */
export function found(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** The next label after `from` that begins with what was typed, else one that contains it; -1 for none. */
export function typedAhead(labels: readonly string[], typed: string, from: number): number {
  const wanted = plain(typed);
  const order = labels.map((_, at) => (from + at) % labels.length);
  const begins = order.find((at) => plain(labels[at] ?? '').startsWith(wanted));
  return begins ?? order.find((at) => plain(labels[at] ?? '').includes(wanted)) ?? -1;
}
