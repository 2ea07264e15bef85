export function ReplayPage(_: { host: unknown; table: string; match: number }) {
  return null;
}
