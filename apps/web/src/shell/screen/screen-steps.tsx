import './screen-steps.css';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { useSharedOrigin } from '../../host/shared-origin.ts';
import { screenPath } from '../route.ts';
import { screenWords } from './screen-words.ts';

/** Whether this device may itself be the screen in the room: no phone is. */
const mayBeScreen = (): boolean => matchMedia('(min-width: 64rem) and (min-height: 30rem)').matches;

export type ScreenStepsProps = { readonly invite: string; readonly code: string };

/** How to get a big screen: it is opened there, not here. */
export function ScreenSteps({ invite, code }: ScreenStepsProps) {
  const words = useWords(screenWords);
  const { origin } = useSharedOrigin();
  const address = `${new URL(origin).host}/tv`;
  return (
    <div class="screen-steps">
      <p>{words.howHint}</p>
      <ol>
        {words.howSteps(address).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="screen-steps-address">{address}</p>
      <p class="screen-steps-soft">{words.howCode(code)}</p>
      {mayBeScreen() && (
        <LinkButton icon="screen" inNewTab href={screenPath(invite)}>
          {words.here}
        </LinkButton>
      )}
    </div>
  );
}
