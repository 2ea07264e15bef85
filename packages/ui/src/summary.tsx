import './summary.css';
import type { JSX } from 'preact';

/** One thing to know of a game: a picture, and what happens there. */
export type SummaryStep = { readonly picture: JSX.Element; readonly title: string; readonly text: string };

/** A card, a die, a character: what it looks like, what it is called, what it does. */
export type SummaryEntry = { readonly picture: JSX.Element; readonly name: string; readonly text: string };

export type SummaryProps = {
  readonly steps: readonly SummaryStep[];
  /** What the table of all things is about. */
  readonly legend: string;
  readonly entries: readonly SummaryEntry[];
};

/** A game on one screen: how it goes, and what everything in it does. */
export function Summary({ steps, legend, entries }: SummaryProps) {
  return (
    <div class="summary">
      <ol class="summary-steps">
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            <div class="summary-picture" aria-hidden="true">
              {picture}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <table class="summary-table">
        <caption>{legend}</caption>
        <tbody>
          {entries.map(({ picture, name, text }) => (
            <tr key={name}>
              <td class="summary-sign" aria-hidden="true">
                {picture}
              </td>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
