// Runs before the first paint, so that a chosen theme never flashes.
try {
  const { theme, palette } = /** @type {{ theme?: string, palette?: string }} */ (
    JSON.parse(localStorage.getItem('rudel.settings') ?? '{}')
  );
  if (theme) document.documentElement.dataset.theme = theme;
  if (palette) document.documentElement.dataset.palette = palette;
} catch {
  // Without storage the system's theme is right.
}
