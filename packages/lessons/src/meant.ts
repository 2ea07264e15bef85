import type { GameTypes, PlayerRules } from '@rudel/kernel';

type Reading<G extends GameTypes> = Pick<PlayerRules<G>, 'move' | 'listed'>;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    'su',
  );

/** Whether a lawful move is one that a lesson means: the same however it is written, or like a text with `*` in it. */
export function isMeant<G extends GameTypes>(
  player: Reading<G>,
  view: G['View'],
  text: string,
  move: G['Move'],
): boolean {
  const own = player.move.format(move);
  const listed = player.move.format(player.listed(view, move));
  if (text.includes('*')) return patternOf(text).test(own) || patternOf(text).test(listed);
  const meant = player.move.parse(text);
  if (!meant.ok) return false;
  return (
    own === player.move.format(meant.value) || listed === player.move.format(player.listed(view, meant.value))
  );
}

/** The listed moves that a lesson means by a text. */
export function movesMeant<G extends GameTypes>(
  player: Reading<G> & Pick<PlayerRules<G>, 'legal'>,
  view: G['View'],
  texts: readonly string[],
): readonly G['Move'][] {
  return player.legal(view).filter((move) => texts.some((text) => isMeant(player, view, text, move)));
}
