import { Landscape } from '@rudel/ui/art/landscape';

/** A shrine, and on its stone a cube of tofu. */
export function Picture() {
  return (
    <Landscape game="tofugott" orb={[200, 96, 58]}>
      <path class="far" d="M-800 176H0l52-40 34 22 58-58 40 44 26-20 50 46 46-52 94 64H1200v68H-800z" />
      <path class="mid" d="M-800 196H0c50-18 92-20 140-8s110 4 150-8 80-8 110 0H1200v70H-800z" />
      <g class="lamp">
        <path d="M84 72c76 12 156 12 232 0l6 16c-80 12-164 12-244 0z" />
        <path d="M112 84h14l-6 136h-14zM274 84h14l6 136h-14z" />
        <path d="M100 114h200v12H100zM192 92h16v24h-16z" />
      </g>
      <path class="near" d="M-800 218H0c90-12 310-12 400 0H1200v32H-800z" />
      <path class="dark" d="M140 250l10-14h100l10 14zM152 236l8-12h80l8 12z" />
      <path class="near" d="M168 224l4-28h56l4 28z" />
      <path class="dark" d="M160 190h80v8h-80z" />
      <circle class="glow" cx="200" cy="166" r="46" />
      <path class="pale" d="M200 134l34 14-34 15-34-15z" />
      <path class="scene-orb" d="M166 148l34 15v30l-34-13z" />
      <path class="tofu-side" d="M234 148l-34 15v30l34-13z" />
      <path class="line tofu-face" d="M176 164c2-3 5-2 6 2M188 169c2-3 5-2 6 2M180 174c2 4 6 6 9 5" />
      <path class="dark" d="M36 250v-38h4v-12h16v12h4v38zM340 250v-38h4v-12h16v12h4v38z" />
      <path class="dark" d="M32 202l16-14 16 14zM336 202l16-14 16 14z" />
      <path class="lamp" d="M43 204h10v8H43zM347 204h10v8h-10z" />
    </Landscape>
  );
}
