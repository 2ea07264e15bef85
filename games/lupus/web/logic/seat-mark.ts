import type { Language, Seat } from '@rudel/kernel';
import { narratorSeat } from '@rudel/lupus/page';
import type { Options } from '@rudel/lupus/page';
import { lupusWords } from '../words.ts';

/** Who will tell the story, as it is said before the match; null for everybody else. The wise old man is only drawn then. */
export function seatMark(seat: Seat, seats: number, options: Options, language: Language): string | null {
  return seat === narratorSeat({ options, seats }) ? lupusWords[language].seat.narrator : null;
}
