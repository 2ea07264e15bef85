/** Who is who in the table: ratios are taken to the peer and to the limit. */
export const contestantNames = {
  rudel: 'Rudel',
  rudelChecked: 'Rudel, moves checked',
  peer: 'boardgame.io',
  peerReplaying: 'boardgame.io, moves given',
  limit: 'Mutable limit',
} as const;
