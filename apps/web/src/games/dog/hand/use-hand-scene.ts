import type { RefObject } from 'preact';
import type { Play } from '../../game-ui.ts';
import type { Composed } from '../logic/compose.ts';
export function useHandScene(
  _p: Play,
  _row: RefObject<HTMLDivElement | null>,
  _composed: Composed,
): number | null {
  return null;
}
