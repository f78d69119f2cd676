import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { Button } from '../Button/index.js';
import { TermTooltip } from './TermTooltip.js';

const meta = {
  title: 'Strategy/TermTooltip',
  component: TermTooltip,
  args: {
    term: {
      title: 'Gross margin',
      formula_str: '(Net sales − Cost of goods sold) / Net sales × 100',
    },
    labels: labelsOf('en').termTooltip,
    children: <Button size="sm">Gross margin</Button>,
  },
  render: (args, context) => (
    <div style={{ padding: '140px 40px 40px' }}>
      <TermTooltip {...args} labels={labelsOf(localeOf(context)).termTooltip} />
    </div>
  ),
} satisfies Meta<typeof TermTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTooltip = (text: string) =>
  waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(text));

/** Opens on hovering and stays while the pointer is on it. */
export const OnHover: Story = {
  args: { delay: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(await within(canvasElement).findByRole('button'));
    await expectTooltip('Cost of goods sold');
  },
};

/** Opens on focus and is the button's description; Escape closes it. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expectTooltip('Gross margin');
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Cost of goods sold/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Opens on a click, and so on touch. */
export const OnClick: Story = {
  args: { term: { title: 'Net sales', data_source: 'Sales ledger' }, delay: 100_000 },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expectTooltip('Sales ledger');
  },
};

export const LongText: Story = {
  args: {
    term: {
      title: 'Tuotantokustannusten ja kuljetuskustannusten yhteenlaskettu osuus liikevaihdosta',
      formula_str:
        '(Raaka-aineet + Energia + Alihankinta + Palkat ja palkkiot + Henkilösivukulut + Kuljetukset) / (Liikevaihto − Annetut alennukset − Luottotappiot) × 100',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button');
    await userEvent.tab();
    await expectTooltip('Luottotappiot');
  },
};
