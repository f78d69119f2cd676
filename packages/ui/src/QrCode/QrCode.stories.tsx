import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { QrCode } from './QrCode.js';

const meta = {
  title: 'Account/QrCode',
  component: QrCode,
  args: {
    label: 'QR code for your authenticator app',
    value:
      'otpauth://totp/Tavoite:maija@havulinna.example?issuer=Tavoite&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  },
  decorators: [
    inFinnish(
      { label: 'QR code for your authenticator app' },
      { label: 'QR-koodi todennussovellukselle' },
    ),
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AuthenticatorApp: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(args.label);
  },
};

/** It shrinks with its place. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
};
