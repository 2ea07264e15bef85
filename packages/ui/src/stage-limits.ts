/** In milliseconds: a scene that lasts longer is cut, and one that waits longer is left out. */
export const stageLimits = { longestScene: 2_400, longestWait: 1_500 } as const;
