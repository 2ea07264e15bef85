import type { RefObject } from 'preact';
import type { Play } from '../../game-ui.ts';
import type { Composed } from '../logic/compose.ts';
export function useScene(_play: Play, _drawing: RefObject<SVGSVGElement | null>, _composed: Composed) {
  return null;
}
