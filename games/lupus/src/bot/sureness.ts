/** What came of beliefs in self-play: how sure one was, and how often one was right. */
type Experience = readonly (readonly [sure: number, right: number])[];

const smallVillage: Experience = [
  [0, 0],
  [0.28, 0.31],
  [0.38, 0.37],
  [0.48, 0.46],
  [0.58, 0.5],
  [0.7, 0.58],
  [0.8, 0.72],
  [0.88, 0.88],
  [0.97, 0.97],
  [1, 1],
];
const village: Experience = [
  [0, 0],
  [0.18, 0.18],
  [0.28, 0.24],
  [0.4, 0.28],
  [0.5, 0.31],
  [0.6, 0.42],
  [0.75, 0.45],
  [0.87, 0.57],
  [0.95, 0.6],
  [0.99, 0.67],
  [1, 1],
];
const largeVillage: Experience = [
  [0, 0.02],
  [0.07, 0.07],
  [0.17, 0.18],
  [0.25, 0.31],
  [0.35, 0.48],
  [0.5, 0.55],
  [0.65, 0.6],
  [0.8, 0.63],
  [0.88, 0.82],
  [0.95, 0.9],
  [1, 1],
];

function experienceAmong(players: number): Experience {
  if (players < 10) return smallVillage;
  return players < 15 ? village : largeVillage;
}

/** How sure one should be, by experience: who is surer than others stays so. */
export function tempered(sure: number, players: number): number {
  const known = experienceAmong(players);
  const next = known.findIndex(([from]) => from >= sure);
  const [high, low] = [known[next], known[next - 1]];
  if (high === undefined || low === undefined) return sure;
  return low[1] + ((sure - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
