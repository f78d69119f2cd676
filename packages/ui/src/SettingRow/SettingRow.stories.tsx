import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Button } from '../Button/index.js';
import { ProviderMark } from '../ProviderButton/index.js';
import { SettingRow } from './SettingRow.js';

const actionsOf = (...names: string[]) => names.map((name) => <Button key={name}>{name}</Button>);

const english = {
  title: 'Authenticator app',
  description: 'Set up on 22 November 2026.',
  actions: actionsOf('Replace', 'Remove'),
};
const finnish = {
  title: 'Todennussovellus',
  description: 'Otettu käyttöön 22.11.2026.',
  actions: actionsOf('Vaihda', 'Poista'),
};

const meta = {
  title: 'Account/SettingRow',
  component: SettingRow,
  args: english,
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
  },
};

/** A press of the title opens what is set. */
export const Openable: Story = {
  args: { onOpen: fn(), actions: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** A linked account, with the mark of its provider. */
export const WithIcon: Story = {
  parameters: { sameInEveryLanguage: 'Names and an address.' },
  args: {
    icon: <ProviderMark provider="google" />,
    title: 'Google',
    description: 'maija@havulinna.example',
    actions: null,
  },
};

/** Around rows, `--setting-actions` is the width of a column of actions. */
export const ActionsInAColumn: Story = {
  render: (args) => (
    <div style={{ ['--setting-actions' as string]: '50%', maxWidth: 560 }}>
      <SettingRow {...args} />
      <SettingRow {...args} actions={actionsOf('OK')} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [, last, only] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().right);
    await expect(last).toBe(only);
  },
};

/** The buttons go below the words. */
export const LongFinnishText: Story = {
  args: {
    title: 'Puhelimen pääsyavain, jonka sain työpaikalta marraskuussa 2026',
    description: 'Lisätty 22.11.2026, käytetty viimeksi 22.11.2026 klo\u00a021.04.',
    actions: actionsOf('Nimeä uudelleen', 'Poista'),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};
