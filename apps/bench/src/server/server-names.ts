/** Who is who in the table: ratios are taken to the peers and to the faster of the limits. */
export const serverNames = {
  rudel: 'Rudel',
  spread: 'Rudel, two room workers',
  peer: 'boardgame.io',
  secondPeer: 'Colyseus',
  limits: ['bare ws + SQLite', 'bare ws + SQLite in a worker'],
} as const;
