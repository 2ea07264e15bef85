/** Whether the full figures are wanted (`npm run test:long`) or a pinned sample. */
export const longRun: boolean = process.env['RUDEL_LONG'] === '1';
