/** Where the lessons of a game are, or one of them. */
export const learnPath = (game: string, lesson = ''): string => `/learn/${game}/${lesson}`;
