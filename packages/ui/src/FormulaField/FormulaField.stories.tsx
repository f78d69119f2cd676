import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { FormulaField, type FormulaFieldProps } from './FormulaField.js';

const english = { labels: en.formulaField };
const finnish = { labels: fi.formulaField };

const Example = (props: FormulaFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <FormulaField
      {...props}
      value={value}
      onValueChange={(formula) => {
        setValue(formula);
        props.onValueChange(formula);
      }}
    />
  );
};

const meta = {
  title: 'Managing/FormulaField',
  component: FormulaField,
  args: {
    ...english,
    label: 'Formula',
    hint: 'A term, or a formula of terms.',
    value: '',
    onValueChange: fn(),
    terms: [
      { key: 'net_sales', title: 'Net sales' },
      { key: 'cost_of_sales', title: 'Cost of sales' },
      { key: 'personnel_costs', title: 'Personnel costs' },
      { key: '4100', title: 'Wages' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: 220 }}>
        <Story />
      </div>
    ),
    inFinnish(english, finnish),
  ],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof FormulaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A term is found by its key or its title; Enter writes its key. */
export const Completion: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Formula' });
    await userEvent.type(field, '2 * wag');
    await expect(await canvas.findByRole('option', { name: /Wages/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('2 * [4100]'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' + sales');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('2 * [4100] + cost_of_sales'));
    // A whole key is not changed by Enter, and Escape closes the offers.
    await userEvent.type(field, ' - net');
    await canvas.findByRole('listbox', { name: 'Terms that fit' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

/** The bracket at the caret and its partner are marked. */
export const Brackets: Story = {
  args: { value: '(net_sales - (cost_of_sales + [4100])) / net_sales' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvasElement.querySelectorAll('mark')).toHaveLength(2));
    const [first, second] = canvasElement.querySelectorAll('mark');
    await expect([first?.textContent, second?.textContent]).toEqual(['(', ')']);
  },
};

/** A bracket without a partner is marked as a problem, which the button leads to. */
export const WithProblem: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  args: {
    value: '(net_sales - cost_of_sales',
    errors: ['The bracket is not closed.'],
    position: 0,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show where' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
    await waitFor(() => expect(canvasElement.querySelector('mark[data-single]')).not.toBeNull());
  },
};

/** The list covers neither the field nor what is wrong with it. */
export const ProblemWhileTyping: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  args: {
    value: 'net_sales / (per',
    errors: ['The bracket "(" opened at 13 is not closed.'],
    position: 12,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 's');
    const list = await canvas.findByRole('listbox');
    const problem = canvas.getByText(/is not closed/);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      problem.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const LongFormula: Story = {
  args: {
    value:
      '((net_sales - cost_of_sales) / net_sales + (personnel_costs + [4100]) / (net_sales - personnel_costs)) * 100 - (cost_of_sales / net_sales)',
  },
};

export const Disabled: Story = { args: { value: 'net_sales / 12', disabled: true } };
