import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '@tavoite/tokens';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { ChartBarIcon, ChartLineIcon, LeafIcon, TruckIcon, UsersIcon } from '../icons/index.js';
import { PicturePicker } from './PicturePicker.js';

const icons = (labels: readonly string[]) =>
  [ChartLineIcon, ChartBarIcon, UsersIcon, LeafIcon, TruckIcon].map((icon: IconDrawing, at) => ({
    value: String(at),
    label: labels[at] ?? '',
    picture: <Icon icon={icon} />,
  }));
const swatch = (color: string) => (
  <span style={{ display: 'block', width: 20, height: 20, borderRadius: 4, background: color }} />
);

const english = {
  label: 'Icon',
  options: icons(['Line chart', 'Bar chart', 'People', 'Leaf', 'Truck']),
};
const finnish = {
  label: 'Kuvake',
  options: icons(['Viivakuvaaja', 'Pylväskuvaaja', 'Ihmiset', 'Lehti', 'Kuorma-auto']),
};

const meta = {
  title: 'Fields/PicturePicker',
  component: PicturePicker,
  args: { ...english, value: '0', onValueChange: fn() },
  decorators: [inFinnish(english, finnish)],
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <PicturePicker
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PicturePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the choice; the chosen name stands beside the label. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [line, bar] = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(line as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(bar).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
};

export const Colours: Story = {
  args: {
    label: 'Colour',
    options: (['data-1', 'data-2', 'data-3', 'data-4'] as const).map((name, at) => ({
      value: name,
      label: `Colour ${at + 1}`,
      picture: swatch(token(name)),
    })),
    value: 'data-2',
  },
};

export const NothingChosen: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  args: {
    options: [...english.options, ...english.options].map((o, at) => ({ ...o, value: `${at}` })),
  },
  globals: { viewport: { value: 'phone' } },
};
