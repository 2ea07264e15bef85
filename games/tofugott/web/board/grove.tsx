/** The gate of the shrine behind everything, with a lantern on either side. */
export function Grove() {
  return (
    <svg class="tofu-grove" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle class="tofu-grove-orb" cx="200" cy="120" r="92" />
      <path d="M40 52c106 18 214 18 320 0l9 24c-112 17-226 17-338 0zM84 74h22l-10 226H72zM294 74h22l12 226h-24zM70 116h260v18H70zM189 82h22v36h-22z" />
      <path d="M14 300v-62h8v-22h30v22h8v62zM6 216l31-26 31 26zM340 300v-62h8v-22h30v22h8v62zM332 216l31-26 31 26z" />
    </svg>
  );
}
