/** The village at the foot of the table; its windows are lit at night. */
export function Village() {
  return (
    <svg class="lupus-village" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="lupus-hill" d="M0 66c60-22 120-26 190-12 70 13 140 4 210-18v84H0z" />
      <path
        class="lupus-roofs"
        d="M0 92l22-20 22 20v28H0zM52 96l20-22h16l20 22v24H52zM118 120V78h6l9-46 9 46h6v42zM160 94l26-24 26 24v26h-52zM226 98l18-18h22l18 18v22h-58zM296 90l24-22 24 22v30h-48zM352 96l24-20 24 20v24h-48z"
      />
      <path
        class="lupus-windows"
        d="M18 98h8v10h-8zM66 100h7v9h-7zM84 100h7v9h-7zM129 86h8v12h-8zM180 98h10v11h-10zM240 102h8v9h-8zM260 102h8v9h-8zM314 96h10v11h-10zM372 100h8v9h-8z"
      />
    </svg>
  );
}
