import { CodeList, QrCode, Stack } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

interface SecretToScanProps {
  secret: string;
  uri: string;
}

/** What an authenticator app is set up with: a QR code, and the same as text. */
export const SecretToScan = ({ secret, uri }: SecretToScanProps) => {
  const { text } = useText();
  return (
    <Stack>
      <p>{text('scan-qr-code')}</p>
      <QrCode value={uri} label={text('qr-code-label')} />
      <p>{text('or-type-key')}</p>
      <CodeList
        aria-label={text('authenticator-key')}
        codes={[secret.replace(/.{4}(?=.)/g, '$& ')]}
      />
    </Stack>
  );
};
