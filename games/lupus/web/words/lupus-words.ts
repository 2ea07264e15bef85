import type { Evidence, Party, Sign } from '@rudel/lupus/page';

/** What the drawing of Lupus in Tabula says in one language. */
export type LupusWords = {
  /** Said when time ran out: in a call chance points, in a vote what was marked counts. */
  /** What still runs at a table without a clock. */
  readonly ownTimes: string;
  readonly lapsed: { readonly call: string; readonly vote: string; readonly else: string };
  readonly board: string;
  readonly hand: string;
  readonly night: (night: number) => string;
  readonly day: (day: number) => string;
  readonly before: string;
  readonly over: string;
  readonly living: (living: number, of: number) => string;
  readonly deck: {
    readonly title: string;
    readonly count: (count: number, name: string) => string;
    readonly possessed: string;
  };
  readonly seat: {
    readonly you: string;
    readonly narrator: string;
    readonly bot: string;
    readonly away: string;
    readonly open: string;
    readonly ghost: string;
    readonly diedAtNight: (night: number) => string;
    readonly lynched: (day: number) => string;
    readonly claims: (role: string) => string;
    readonly ready: string;
    readonly welcome: string;
    readonly serves: string;
    readonly elder: string;
    readonly paw: string;
    readonly tuft: string;
    readonly mark: string;
    readonly turn: string;
    readonly tokens: (count: number) => string;
    readonly tokensFrom: (names: string) => string;
    /** Who speaks against a seat today, and who for it. */
    readonly accusedBy: (names: string) => string;
    readonly backedBy: (names: string) => string;
    readonly judged: { readonly [E in Evidence]: string };
  };
  readonly card: {
    readonly label: string;
    readonly hold: string;
    readonly none: string;
    readonly known: string;
    readonly holdNew: string;
    readonly newLine: string;
    readonly byLot: (name: string) => string;
    /** Above whom one pointed at without being called. */
    readonly suspected: string;
    readonly wins: { readonly [P in Party]: string };
  };
  readonly signs: { readonly label: string } & { readonly [S in Sign]: string };
  readonly allPoint: string;
  readonly pointed: string;
  readonly sleep: string;
  readonly calls: string;
  readonly moment: {
    readonly won: { readonly [P in Party]: string };
    /** What is said on top meanwhile. */
    readonly status: { readonly dawn: string; readonly verdict: string };
  };
  readonly story: {
    readonly firstDead: (names: string) => string;
    readonly quiet: (count: number) => string;
    readonly close: (day: number) => string;
    readonly tied: (day: number, name: string) => string;
    readonly accused: (name: string, count: number) => string;
    readonly talker: (name: string, count: number) => string;
    readonly days: (count: number) => string;
  };
};
