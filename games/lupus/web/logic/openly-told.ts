import type { Glimpse } from '@rudel/lupus/page';

/**
 * What of a glimpse may stand on a screen that a neighbour can see; null for nothing. Cards, fingers and what a call has told
 * are shown only while somebody holds their card.
 */
export function openlyTold(glimpse: Glimpse): Glimpse | null {
  switch (glimpse.kind) {
    case 'dealt':
      return { kind: 'dealt', card: null };
    case 'closed':
      return { kind: 'asleep', night: glimpse.night, call: glimpse.call };
    case 'pointed':
    case 'chose':
    case 'marked':
      return null;
    default:
      return glimpse;
  }
}
