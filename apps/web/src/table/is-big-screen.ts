import { route } from '../shell/router.ts';

/** Whether this is a screen for everybody in the room: on it nobody sits, types or asks. */
export const isBigScreen = (): boolean => route.value.page === 'table' && route.value.isScreen === true;
