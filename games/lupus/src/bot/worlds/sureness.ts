/** What came of beliefs in self-play: how sure one was, and how often one was right. */
type Experience = readonly (readonly [sure: number, right: number])[];

const smallVillage: Experience = [
  [0, 0],
  [0.22, 0.21],
  [0.29, 0.26],
  [0.4, 0.32],
  [0.5, 0.41],
  [0.6, 0.6],
  [0.7, 0.63],
  [0.81, 0.69],
  [0.94, 0.82],
  [1, 0.9],
];
const amongTen: Experience = [
  [0, 0],
  [0.23, 0.2],
  [0.3, 0.25],
  [0.4, 0.35],
  [0.49, 0.43],
  [0.6, 0.5],
  [0.69, 0.59],
  [0.79, 0.62],
  [0.93, 0.73],
  [1, 0.8],
];
const village: Experience = [
  [0, 0.05],
  [0.17, 0.18],
  [0.25, 0.24],
  [0.32, 0.26],
  [0.42, 0.29],
  [0.59, 0.32],
  [0.75, 0.42],
  [0.88, 0.45],
  [0.98, 0.56],
  [1, 0.65],
];
const largeVillage: Experience = [
  [0, 0.03],
  [0.07, 0.07],
  [0.13, 0.12],
  [0.17, 0.18],
  [0.22, 0.26],
  [0.28, 0.3],
  [0.37, 0.38],
  [0.47, 0.42],
  [0.55, 0.44],
  [0.65, 0.48],
  [0.75, 0.53],
  [0.82, 0.6],
  [0.88, 0.66],
  [0.92, 0.77],
  [0.99, 0.91],
  [1, 1],
];
const town: Experience = [
  [0, 0.02],
  [0.07, 0.06],
  [0.13, 0.12],
  [0.17, 0.19],
  [0.22, 0.28],
  [0.28, 0.37],
  [0.37, 0.5],
  [0.47, 0.55],
  [0.55, 0.59],
  [0.65, 0.66],
  [0.75, 0.7],
  [0.82, 0.77],
  [0.88, 0.83],
  [0.92, 0.88],
  [0.99, 0.96],
  [1, 1],
];

function experienceAmong(players: number): Experience {
  if (players < 10) return smallVillage;
  if (players === 10) return amongTen;
  if (players < 15) return village;
  return players < 21 ? largeVillage : town;
}

/** How sure one should be, by experience: who is surer than others stays so, and what is known stays known. */
export function tempered(sure: number, players: number): number {
  if (sure >= 1) return 1;
  const known = experienceAmong(players);
  const next = known.findIndex(([from]) => from >= sure);
  const [high, low] = [known[next], known[next - 1]];
  if (high === undefined || low === undefined) return sure;
  return low[1] + ((sure - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
