import { Button, CodeList, Stack, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';

export interface ShownSecretProps {
  secret: string;
  /** What it is called. */
  name: MessageKey;
  /** That it is not shown again, and what it is for. */
  help: MessageKey;
  /** Said where the browser does not let it be copied. */
  notCopied: MessageKey;
  onClose: () => void;
}

/** Something that is shown this once, to be copied. */
export const ShownSecret = ({ secret, name, help, notCopied, onClose }: ShownSecretProps) => {
  const { text } = useText();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    navigator.clipboard
      .writeText(secret)
      .then(() => setCopied('yes'))
      .catch(() => setCopied('no'));
  return (
    <Stack>
      <p>{text(help)}</p>
      <CodeList aria-label={text(name)} codes={[secret]} />
      <Toolbar>
        <Button variant="primary" onClick={() => void copy()}>
          {text('copy')}
        </Button>
        <Button onClick={onClose}>{text('done')}</Button>
      </Toolbar>
      <p role="status">{copied ? text(copied === 'yes' ? 'secret-copied' : notCopied) : null}</p>
    </Stack>
  );
};
