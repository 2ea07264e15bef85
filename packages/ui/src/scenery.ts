/** Where a game is set, and when: what can be heard there. */
export type Scenery = 'yard' | 'clearing' | 'farm' | 'night' | 'morning' | 'shrine';
