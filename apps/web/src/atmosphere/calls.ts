/** One tone of a call: from one pitch to another, or noise around a pitch. */
export type Tone = {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType | 'noise';
};

const tone = (at: number, length: number, from: number, to: number, loud: number): Tone => ({
  at,
  length,
  from,
  to,
  loud,
  wave: 'sine',
});

const noise = (at: number, length: number, around: number, loud: number): Tone => ({
  ...tone(at, length, around, around, loud),
  wave: 'noise',
});

const wood = (at: number, pitch: number, loud: number): readonly Tone[] => [
  { ...tone(at, 0.16, pitch * 1.15, pitch, loud), wave: 'triangle' },
  noise(at, 0.05, pitch * 3, loud * 0.6),
];

/** What is heard now and then: animals, water, bells. */
export const calls = {
  cricket: [0, 0.07, 0.14, 0.21, 0.28].map((at) => tone(at, 0.045, 4350, 4300, 0.016)),
  owl: [
    tone(0, 0.34, 395, 365, 0.05),
    tone(0.62, 0.2, 385, 360, 0.04),
    tone(0.86, 0.2, 385, 360, 0.045),
    tone(1.1, 0.55, 395, 340, 0.05),
  ],
  howl: [tone(0, 0.7, 210, 430, 0.022), tone(0.66, 1.5, 430, 410, 0.026), tone(2.1, 1.3, 410, 240, 0.02)],
  chirp: [
    tone(0, 0.09, 2700, 3500, 0.03),
    tone(0.13, 0.08, 3400, 2800, 0.026),
    tone(0.25, 0.11, 2900, 3700, 0.03),
  ],
  whistle: [tone(0, 0.22, 2050, 2150, 0.022), tone(0.3, 0.36, 2500, 1900, 0.024)],
  churchBell: [tone(0, 2.6, 523, 523, 0.03), tone(0, 1.6, 1254, 1254, 0.012), tone(0, 2.2, 262, 262, 0.018)],
  sheepBell: [
    { ...tone(0, 0.5, 1180, 1175, 0.018), wave: 'triangle' },
    { ...tone(0.24, 0.45, 1400, 1395, 0.014), wave: 'triangle' },
  ],
  crackle: [noise(0, 0.02, 2200, 0.07), noise(0.09, 0.015, 2900, 0.05), noise(0.31, 0.025, 1700, 0.06)],
  bark: [
    { ...tone(0, 0.13, 330, 190, 0.03), wave: 'triangle' },
    noise(0, 0.09, 700, 0.03),
    { ...tone(0.27, 0.14, 320, 180, 0.026), wave: 'triangle' },
    noise(0.27, 0.09, 700, 0.026),
  ],
  drop: [tone(0, 0.08, 850, 1500, 0.035), tone(0.19, 0.06, 1100, 1700, 0.018)],
  bamboo: [...wood(0, 260, 0.06), ...wood(0.12, 250, 0.02)],
  chime: [tone(0, 2, 1046, 1046, 0.014), tone(0.33, 2, 1318, 1318, 0.012), tone(0.8, 2.2, 1568, 1568, 0.012)],
} as const satisfies { readonly [call: string]: readonly Tone[] };

export type Call = keyof typeof calls;
