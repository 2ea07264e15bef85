import { useWords } from '@rudel/ui/words';
import type { Desk, Panel } from './desk.ts';
import { HandoverCode } from './handover-code.tsx';
import { Players } from './players.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { ScreenRemote } from './screen-remote.tsx';
import { TableMenu } from './table-menu.tsx';
import { menuWords } from './words/menu-words.ts';

export type RarePanelProps = {
  readonly desk: Desk;
  readonly panel: Extract<Panel, 'menu' | 'players' | 'device' | 'rules' | 'remote'>;
  /** The rule to be shown where the rules are. */
  readonly rule: string | null;
};

/** What is not opened in every match: its code comes when it is. */
export function RarePanel({ desk, panel, rule }: RarePanelProps) {
  const words = useWords(menuWords);
  switch (panel) {
    case 'menu':
      return <TableMenu desk={desk} />;
    case 'players':
      return <Players desk={desk} />;
    case 'device':
      return <HandoverCode desk={desk} seat={null} hint={words.device.hint} />;
    case 'remote':
      return <ScreenRemote desk={desk} />;
    case 'rules':
      return <RulesSheet ui={desk.ui} rule={rule} />;
  }
}
