import { createContext } from 'preact';
import type { TablePlay } from '@rudel/session/table-play';
import type { Desk } from '../table/desk.ts';

/** What the plates of a stage are about, wherever a game puts them. */
export const StageHand = createContext<{ readonly desk: Desk; readonly driven: TablePlay } | null>(null);
