/** Who is who in the table: ratios are taken to the peer and to the limit. */
export const contestantNames = {
  rudel: 'Rudel',
  peer: 'boardgame.io',
  peerReplaying: 'boardgame.io, moves given',
  limit: 'Mutable limit',
} as const;
