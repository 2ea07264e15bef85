export type Point = { readonly x: number; readonly y: number };

/** The middle of an element inside another one, in the other one's pixels; null where it is not there. */
export function middleOfElement(outer: HTMLElement | null, selector: string): Point | null {
  const box = outer?.querySelector(selector)?.getBoundingClientRect();
  const whole = outer?.getBoundingClientRect();
  if (box === undefined || whole === undefined) return null;
  return { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y };
}
