/** What came of beliefs in self-play: how sure one was, and how often one was right. */
type Experience = readonly (readonly [sure: number, right: number])[];

const smallVillage: Experience = [
  [0, 0],
  [0.3, 0.28],
  [0.4, 0.36],
  [0.5, 0.49],
  [0.6, 0.56],
  [0.7, 0.58],
  [0.8, 0.65],
  [0.93, 0.82],
  [1, 1],
];
const village: Experience = [
  [0, 0],
  [0.22, 0.25],
  [0.3, 0.32],
  [0.4, 0.35],
  [0.5, 0.39],
  [0.6, 0.43],
  [0.7, 0.46],
  [0.8, 0.51],
  [0.93, 0.56],
  [1, 1],
];
const largeVillage: Experience = [
  [0, 0],
  [0.1, 0.07],
  [0.2, 0.25],
  [0.3, 0.42],
  [0.4, 0.5],
  [0.5, 0.53],
  [0.6, 0.57],
  [0.7, 0.62],
  [0.8, 0.75],
  [0.93, 0.86],
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
