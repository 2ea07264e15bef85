/** The last finished match of a table that whoever runs the server has closed, as far as this device has seen it; null for none. */
export function matchToWatch(why: string, finished: number): number | null {
  return why === 'dissolved' && finished > 0 ? finished : null;
}
