/** A stretch of the village street, 400 by 120: houses, and the church among them. */
const houses =
  'M2 92l20-19 20 19v28H2zM52 96l20-22h16l20 22v24H52zM118 120V78h6l9-46 9 46h6v42zM160 94l26-24 26 24v26h-52zM226 98l18-18h22l18 18v22h-58zM296 90l24-22 24 22v30h-48zM356 96l20-18 20 18v24h-40z';
const cross = 'M131.5 20h3v5h4v3h-4v6h-3v-6h-4v-3h4z';
const farms =
  'M6 98l26-22 26 22v22H6zM66 94l16-18 16 18v26H66zM108 100l22-20h26l22 20v20h-70zM190 92l18-20 18 20v28h-36zM238 98l26-24 26 24v22h-52zM302 94l16-16h18l16 16v26h-50zM362 98l17-17 17 17v22h-34z';
const windows =
  'M18 98h8v10h-8zM66 100h7v9h-7zM84 100h7v9h-7zM129 86h8v12h-8zM180 98h10v11h-10zM240 102h8v9h-8zM260 102h8v9h-8zM314 96h10v11h-10zM372 101h8v9h-8z';
const farmWindows =
  'M28 100h8v9h-8zM78 98h8v10h-8zM124 103h8v8h-8zM152 103h8v8h-8zM204 98h8v10h-8zM260 101h9v9h-9zM323 98h8v9h-8zM375 102h8v8h-8z';

/** The village on the far side of the table, as wide a stretch of it as the board is; its windows are lit at night. */
export function Village() {
  return (
    <svg class="lupus-village" viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="lupus-hill" d="M0 60c100-30 240-30 400-6 150 22 290 6 420-16 150-24 270-12 380 18v64H0z" />
      <g class="lupus-roofs">
        <path d={farms} />
        <path d={houses + cross} transform="translate(400)" />
        <path d={farms} transform="translate(1200) scale(-1 1)" />
      </g>
      <g class="lupus-windows">
        <path d={farmWindows} />
        <path d={windows} transform="translate(400)" />
        <path d={farmWindows} transform="translate(1200) scale(-1 1)" />
      </g>
    </svg>
  );
}
