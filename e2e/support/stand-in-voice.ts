import type { Page } from 'playwright-core';

/** A line as it was said, and whether everybody could read it just then: as a caption, and in the log where it stands in the same words. */
export type Spoken = { readonly text: string; readonly caption: string; readonly log: readonly string[] };

declare global {
  interface Window {
    spoken: Spoken[];
    captions: string[];
    hushed: number;
  }
}

/** Gives a page a voice that says a line in an instant and writes down what it has said; and an eye on the captions. */
export async function giveVoice(page: Page, wanted: 'moments' | 'everything'): Promise<void> {
  await page.addInitScript((amount) => {
    window.spoken = [];
    window.captions = [];
    window.hushed = 0;
    const said = '.caption[data-said="true"]';
    const captionNow = (): string => document.querySelector(said)?.textContent ?? '';
    class StandInUtterance extends EventTarget {
      readonly text: string;
      voice: unknown = null;
      lang = '';
      rate = 1;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voices = ['en-GB', 'de-DE'].map((lang) => ({ name: lang, lang, localService: true }));
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: StandInUtterance) {
        requestAnimationFrame(() => {
          const lines = document.querySelectorAll('.table-aside .log-line, .stage-log .log-line');
          const log = Array.from(lines, (line) => line.textContent ?? '');
          window.spoken.push({ text: utterance.text, caption: captionNow(), log });
          setTimeout(() => utterance.dispatchEvent(new Event('end')), 20);
        });
      },
      cancel() {
        window.hushed += 1;
      },
    });
    Object.defineProperties(window, {
      speechSynthesis: { value: speechSynthesis },
      SpeechSynthesisUtterance: { value: StandInUtterance },
    });
    localStorage.setItem('rudel.voice', JSON.stringify({ amount }));
    new MutationObserver(() => {
      const caption = captionNow();
      if (caption !== '' && caption !== window.captions.at(-1)) window.captions.push(caption);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  }, wanted);
}

export const spokenOn = async (page: Page): Promise<readonly Spoken[]> => page.evaluate(() => window.spoken);

/** What was said and what stood there in writing, at one and the same moment. */
export const heardOn = async (
  page: Page,
): Promise<{ readonly spoken: readonly Spoken[]; readonly captions: readonly string[] }> =>
  page.evaluate(() => ({ spoken: window.spoken, captions: window.captions }));
