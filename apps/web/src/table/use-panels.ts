import { useCallback, useState } from 'preact/hooks';
import type { Panel } from './desk.ts';
import { focusTalkBeside } from './talk/talk-beside.tsx';

/** What lies open beside the table, and how it is opened and closed. */
export type OpenPanels = {
  readonly panel: Panel | null;
  /** The rule to be shown where the rules are. */
  readonly rule: string | null;
  readonly open: (wanted: Panel | null) => void;
  readonly openRule: (wanted: string | null) => void;
};

export function usePanels(): OpenPanels {
  const [panel, show] = useState<Panel | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const open = useCallback((wanted: Panel | null) => {
    if (wanted !== 'chat' || !focusTalkBeside()) show(wanted);
  }, []);
  const openRule = useCallback((wanted: string | null) => {
    setRule(wanted);
    open('rules');
  }, []);
  return { panel, rule, open, openRule };
}
