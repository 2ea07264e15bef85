import type { TableDoc } from '@rudel/protocol';
import { StageLobby } from './stage-lobby.tsx';
import { StageScreen } from './stage-screen.tsx';
import type { StageScreenProps } from './stage-screen.tsx';

/** A table on a screen for everybody in the room: the invitation to it, or its match. */
export function OnStage(props: StageScreenProps & { readonly table: TableDoc }) {
  const { session, table, host } = props;
  if (table.phase === 'lobby') return <StageLobby session={session} table={table} host={host} />;
  return <StageScreen {...props} />;
}
