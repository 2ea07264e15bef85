/** How often a suspicion can be marked on a day (7.1). */
export const marksADay = 3;
