import './codes.css';
import { Button } from '@rudel/ui/button';
import { QrCode } from '@rudel/ui/qr-code';
import { showToast } from '@rudel/ui/toast';
import { useSharedOrigin } from '../host/shared-origin.ts';

export type LinkCodeProps = {
  readonly path: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
};

/** A link as a code for cameras and as something to copy. */
export function LinkCode({ path, label, copy, copied }: LinkCodeProps) {
  const { origin } = useSharedOrigin();
  const link = new URL(path, origin).href;
  const copyLink = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    showToast({ text: copied, tone: 'good' });
  };
  return (
    <div class="link-code">
      <QrCode text={link} label={label} />
      <Button icon="copy" onClick={() => void copyLink()}>
        {copy}
      </Button>
    </div>
  );
}
