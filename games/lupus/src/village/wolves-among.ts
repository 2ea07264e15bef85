/** How many wolves there are among this many players (1.2). */
export const wolvesAmong = (players: number): number => (players < 16 ? 2 : 3);
