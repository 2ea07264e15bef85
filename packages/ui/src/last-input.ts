/** Where a finger or a mouse came down, in pixels of the page's window. */
export type Press = { readonly x: number; readonly y: number };

let wasKey = false;
let pressed: Press | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (wasKey = true), { capture: true });
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      wasKey = false;
      pressed = { x: clientX, y: clientY };
    },
    { capture: true },
  );
}

/** Whether the person used a key last, and not a finger or a mouse: then the focus is led. */
export const lastInputWasKey = (): boolean => wasKey;

/** Where a finger or a mouse came down last; null before it has. */
export const lastPress = (): Press | null => pressed;
