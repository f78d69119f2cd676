import { Button, CodeList, Stack, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import { useText } from '../../i18n/Texts.js';
import { saveFile } from '../downloads/index.js';

const FILE_NAME = 'tavoite-recovery-codes.txt';

/** Recovery codes, this once, to be copied or kept as a file. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { text } = useText();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied('yes'))
      .catch(() => setCopied('no'));
  const download = () => {
    const lines = [text('recovery-codes-file'), '', ...codes, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), FILE_NAME);
  };
  return (
    <Stack>
      <p>{text('recovery-codes-help')}</p>
      <CodeList aria-label={text('recovery-codes')} codes={codes} />
      <Toolbar>
        <Button onClick={() => void copy()}>{text('copy-codes')}</Button>
        <Button onClick={download}>{text('download-codes')}</Button>
      </Toolbar>
      <p role="status">
        {copied ? text(copied === 'yes' ? 'codes-copied' : 'codes-not-copied') : null}
      </p>
    </Stack>
  );
};
