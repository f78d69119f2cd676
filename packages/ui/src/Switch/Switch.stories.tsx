import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Switch } from './Switch.js';

const english = { label: 'Show estimates' };

const finnish = { label: 'Näytä ennusteet' };

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { ...english, onValueChange: fn() },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By a click on it or its label, by the space bar and by Enter. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const part = await canvas.findByRole('switch', { name: 'Show estimates' });
    await userEvent.click(await canvas.findByText('Show estimates'));
    await waitFor(() => expect(part).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(part).not.toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part).not.toBeChecked());
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Vertaa edelliseen tilikauteen',
    hint: 'Edellisen tilikauden arvot piirretään katkoviivalla samaan kuvaajaan, kun ne ovat saatavilla.',
    defaultChecked: true,
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const Narrow: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Lähetä viikoittainen yhteenveto tavoitteiden etenemisestä sähköpostilla',
    defaultChecked: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
