let wasKey = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (wasKey = true), { capture: true });
  document.addEventListener('pointerdown', () => (wasKey = false), { capture: true });
}

/** Whether the person used a key last, and not a finger or a mouse: then the focus is led. */
export const lastInputWasKey = (): boolean => wasKey;
