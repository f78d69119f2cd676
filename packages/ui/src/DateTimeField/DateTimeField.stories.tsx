import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { DateTimeField } from './DateTimeField.js';

const english = { label: 'Publish at', labels: en.dateTimeField };
const finnish = { label: 'Julkaisuaika', labels: fi.dateTimeField };

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { ...english, locale: 'en', firstDay: '2026-11-20', onValueChange: fn() },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in any of the usual ways; written in one when the field is left. */
export const Typed: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const name = globals.language === 'fi' ? finnish.label : english.label;
    const day = canvas.getByRole('textbox', { name });
    await userEvent.type(day, '24.12.2026');
    await userEvent.tab();
    await waitFor(() =>
      expect(day).toHaveValue(globals.language === 'fi' ? '24.12.2026' : '24/12/2026'),
    );
    await userEvent.type(canvas.getByPlaceholderText('HH:MM'), '9.05');
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24T09:05'));
  },
};

/** Chosen in the calendar, by arrow keys too. */
export const Chosen: Story = {
  args: { defaultValue: '2026-12-24T09:00' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const grid = await within(document.body).findByRole('grid');
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31T09:00'));
  },
};

export const NotADay: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { label, labels } = globals.language === 'fi' ? finnish : english;
    await userEvent.type(canvas.getByRole('textbox', { name: label }), '31.2.2026');
    await userEvent.tab();
    await expect(await canvas.findByText(labels.invalidDay)).toBeVisible();
  },
};

export const WithError: Story = {
  args: { defaultValue: '2026-11-20T08:00', errors: ['The time must be in the future.'] },
};

export const Disabled: Story = { args: { defaultValue: '2026-12-24T09:00', disabled: true } };

export const Narrow: Story = {
  args: {
    hint: 'Members see it from then on, and the mails go out at that time. Until then only those who manage notifications see it.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
