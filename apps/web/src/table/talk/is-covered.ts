/** Whether the end of a match lies over what stands beside the table. */
export const isCovered = (): boolean => document.querySelector('.result') !== null;
