import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf } from '../../test/fixtures/labels.js';
import { inFinnish } from '../../test/fixtures/language.js';
import { ColorPairPicker } from './ColorPairPicker.js';

const pairs = [
  { id: 1, title: 'Sea', color: '#0b6e78', dark_color: '#4fb8c2' },
  { id: 2, title: 'Heather', color: '#8a4fae', dark_color: '#c49be0' },
  { id: 3, title: 'Rust', color: '#a8541a', dark_color: '#e59a63' },
  { id: 4, title: 'Forest', color: '#3d7a2e', dark_color: '#8fcf7c' },
];
const finnishPairs = ['Meri', 'Kanerva', 'Ruoste', 'Metsä'].map((title, index) => ({
  ...(pairs[index] as (typeof pairs)[number]),
  title,
}));
const english = { ...labelsOf('en').colorPairPicker, pairs };
const finnish = { ...labelsOf('fi').colorPairPicker, pairs: finnishPairs };

const meta = {
  title: 'Roadmap/ColorPairPicker',
  component: ColorPairPicker,
  args: { ...english, value: 1, onValueChange: fn() },
  decorators: [inFinnish(english, finnish)],
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 360 }}>
        <ColorPairPicker
          {...args}
          value={value}
          onValueChange={(id) => {
            setValue(id);
            args.onValueChange(id);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ColorPairPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the choice. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [sea, heather] = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(sea as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(heather).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const NothingChosen: Story = { args: { value: null } };

export const Empty: Story = { args: { pairs: [], value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    pairs: pairs.map((pair) => ({
      ...pair,
      title: `${pair.title}: vastuullisuusraportointijärjestelmä`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
