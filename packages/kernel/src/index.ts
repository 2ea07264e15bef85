export type { Open, OpenObject } from './open.ts';
export type { Act, Drawn, Eye, Outcome, Seat, Token, Turn, Urn } from './turn.ts';
export type {
  AnyGlimpse,
  AnyOptions,
  AnyView,
  Game,
  GameTypes,
  PlayerRules,
  Step,
  TableRules,
  WhyNot,
} from './game.ts';
export { headOf, refusalsBy } from './game.ts';
export { contentLines } from './content-lines.ts';
export type { Branch } from './perft.ts';
export { divide, perft } from './perft.ts';
export type {
  AnyOptionWords,
  ByLanguage,
  Language,
  NameOf,
  OptionWords,
  Sentence,
  Words,
  WordsByLanguage,
  WrittenLanguage,
} from './words.ts';
export { forKey, languages, tell, writtenFor, writtenLanguages } from './words.ts';
export { swissSpelling, withSwiss } from './swiss.ts';
export type { Notation, Parsed } from './notation.ts';
export { longestText, mustParse, notation, parseWith, quoted, readWith, unreadable } from './notation.ts';
export type { Fields } from './fields.ts';
export {
  formatFields,
  formatList,
  formatMaybe,
  readEye,
  readFields,
  readList,
  readMaybe,
  readOneOf,
  readParts,
  readWhole,
} from './fields.ts';
export type { Choice, OptionSpec, OptionSpecs, OptionsNotation, Range, Wording } from './options.ts';
export { choice, choiceSince, defineOptions, range, wording } from './options.ts';
export type { Rng } from './random/rng.ts';
export { pick, shuffled } from './random/rng.ts';
export { seededRng } from './random/seeded.ts';
export { couldDraw, drawFrom } from './random/urn.ts';
export { contributionNotation } from './random/contribution.ts';
export type { Lot, Secret } from './random/fairness.ts';
export { commitmentTo, drawByLot, secretFromSeed, secretNotation, streamFor } from './random/fairness.ts';
export type { ActWhyNot, TableReason } from './match.ts';
export {
  formatAct,
  parseAct,
  refusalSentence,
  sameData,
  settleChance,
  tableRefusals,
  whyNotAct,
} from './match.ts';
export type { AnyGame, Sealed, SealedTypes } from './seal.ts';
export { seal } from './seal.ts';
export type { MatchRecord, RecordFault, RecordLine, Replayed } from './record.ts';
export {
  actLine,
  fairnessTags,
  formatRecord,
  openingTags,
  parseRecord,
  positionTag,
  practiceTags,
  replay,
  replayAsFar,
  takenBackIn,
  takenBackLine,
} from './record.ts';
export type { CheckedDraw, Claims, Verification } from './verification.ts';
export { faultOfDraws, lotOf, verified } from './verification.ts';
