import type { Meta, StoryObj } from '@storybook/react-vite';
import * as codeList from '../../src/CodeList/CodeList.stories.js';
import * as providerButton from '../../src/ProviderButton/ProviderButton.stories.js';
import * as qrCode from '../../src/QrCode/QrCode.stories.js';
import * as settingRow from '../../src/SettingRow/SettingRow.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Account/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const codes = samplesOf(codeList);
const providers = samplesOf(providerButton);
const squares = samplesOf(qrCode);
const rows = samplesOf(settingRow);

/** What a user's account is made of. */
export const Account: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={rows.WithActions} width={560} />
      <Sample of={rows.WithIcon} width={560} />
      <Sample of={rows.LongFinnishText} width={300} />
      <Sample of={codes.RecoveryCodes} width={480} />
      <Sample of={codes.Narrow} width={260} />
      <Sample of={providers.AllInAColumn} width={360} />
      <Sample of={providers.Loading} width={240} />
      <Sample of={providers.Disabled} width={240} />
      <Sample of={providers.LongFinnishText} width={260} />
      <Sample of={providers.Marks} width={120} />
      <Sample of={squares.AuthenticatorApp} width={240} />
      <Sample of={squares.Narrow} width={160} />
    </Gallery>
  ),
};
