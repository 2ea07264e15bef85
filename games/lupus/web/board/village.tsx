/** The far end of the village, 400 by 120: its church among old houses. */
const houses =
  'M2 92l20-19 20 19v28H2zM52 96l20-22h16l20 22v24H52zM118 120V78h6l9-46 9 46h6v42zM160 94l26-24 26 24v26h-52zM226 98l18-18h22l18 18v22h-58zM296 90l24-22 24 22v30h-48zM356 96l20-18 20 18v24h-40z';
const cross = 'M131.5 20h3v5h4v3h-4v6h-3v-6h-4v-3h4z';
const firs =
  'M8 120l14-44 14 44zM30 120l17-58 17 58zM58 120l13-38 13 38zM84 120l18-64 18 64zM112 120l14-46 14 46zM138 120l12-36 12 36zM160 120l17-56 17 56zM188 120l14-42 14 42zM214 120l18-62 18 62zM244 120l13-40 13 40zM266 120l17-54 17 54zM296 120l14-46 14 46zM320 120l18-60 18 60zM350 120l13-38 13 38zM370 120l16-52 16 52z';

/** What lies around the square: the sky of the hour, hills, forest and church behind the houses, and the green. */
export function Village() {
  return (
    <div class="lupus-village" aria-hidden="true">
      <i class="lupus-sky" />
      <svg viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice">
        <path
          class="lupus-hill"
          d="M0 60c100-30 240-30 400-6 150 22 290 6 420-16 150-24 270-12 380 18v64H0z"
        />
        <g class="lupus-far">
          <path d={firs} />
          <path d={houses + cross} transform="translate(400)" />
          <path d={firs} transform="translate(1200) scale(-1 1)" />
        </g>
      </svg>
      <i class="lupus-green" />
    </div>
  );
}
