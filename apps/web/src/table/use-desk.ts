import { useEffect, useMemo } from 'preact/hooks';
import type { WhyNot } from '@rudel/kernel';
import type { TableDoc, Wish } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import type { Session } from '@rudel/session/session';
import type { Complaint } from '@rudel/session/table-play';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { dropToasts, showToast } from '@rudel/ui/toast';
import { tableSentence } from '../words/table-sentence.ts';
import type { Desk, Panel } from './desk.ts';
import { tellHints } from './hint/told-hints.ts';
import { ownRefusal } from './own-refusal.ts';
import { recentRemarks } from './remarks.ts';
import { unreadOf } from './talk/unread.ts';
import { tableWords } from './words/table-words.ts';

const refusal = 'refusal';
const unheard = 'unheard';

/** Says why something cannot be, and offers the rule it follows from. */
export function sayWhy(ui: AnyGameUi, why: WhyNot, openRule: (rule: string) => void): void {
  const own = ownRefusal(ui.game, why, language.peek());
  if (own !== null) {
    showToast({ text: own.text, tone: 'warn', topic: refusal, ...ruleAction(why.rule, openRule) });
    return;
  }
  void tableSentence(why).then((text) => showToast({ text, tone: 'warn', topic: refusal }));
}

function ruleAction(
  rule: string,
  openRule: (rule: string) => void,
): { action: { label: string; run(): void } } {
  return { action: { label: tableWords[language.peek()].why.rule(rule), run: () => openRule(rule) } };
}

export function sayComplaint(ui: AnyGameUi, complaint: Complaint, openRule: (rule: string) => void): void {
  if (complaint.kind === 'refused') sayWhy(ui, complaint.why, openRule);
  else showToast({ text: unheardOf(ui, complaint), topic: unheard });
}

/** What is said of a decision that came too late, or was not made. */
function unheardOf(ui: AnyGameUi, complaint: Exclude<Complaint, { kind: 'refused' }>): string {
  const { why } = tableWords[language.peek()];
  const lapsed =
    complaint.kind === 'lapsed' ? ui.telling?.lapsedIn?.(complaint.before, language.peek()) : null;
  return lapsed ?? why[complaint.kind];
}

/** Takes a refusal away once something else is done or happens. */
export function forgetComplaint(): void {
  dropToasts(refusal);
}

/** Takes everything away that was said about decisions: the match is over. */
export function forgetComplaints(): void {
  forgetComplaint();
  dropToasts(unheard);
}

export type DeskParts = {
  readonly session: Session;
  readonly ui: AnyGameUi;
  readonly host: Host;
  readonly table: TableDoc;
  readonly open: (panel: Panel | null) => void;
  readonly openRule: (rule: string | null) => void;
};

/** What the parts of the table share, for as long as a session lasts. */
export function useDesk(parts: DeskParts): Desk {
  const { session, ui, openRule } = parts;
  const recent = useMemo(() => recentRemarks(session), [session]);
  useEffect(() => () => recent.stop(), [recent]);
  useEffect(() => tellHints(session), [session]);
  const unread = useMemo(() => unreadOf(session), [session]);
  const wish = async (wanted: Wish): Promise<boolean> => {
    const answer = await session.wish(wanted);
    if (answer.kind === 'refused') sayWhy(ui, answer.why, openRule);
    return answer.kind === 'done';
  };
  return { ...parts, said: recent.said, unread, wish };
}
