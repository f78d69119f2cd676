import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { target, targetsInEveryState } from '../../test/fixtures/strategy.js';
import type { TargetDetailItem } from '../TargetDetail/index.js';
import { TargetList } from './TargetList.js';

const meta = {
  title: 'Strategy/TargetList',
  component: TargetList<TargetDetailItem>,
  args: {
    targets: targetsInEveryState.slice(0, 4),
    locale: 'en',
    labels: labelsOf('en').targetList,
    onOpenDetails: fn(),
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ maxWidth: 560 }}>
        <TargetList {...args} locale={locale} labels={labelsOf(locale).targetList} />
      </div>
    );
  },
} satisfies Meta<typeof TargetList<TargetDetailItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a row opens the details. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Gross margin' }),
    );
    await expect(args.onOpenDetails).toHaveBeenLastCalledWith(args.targets[1]);
  },
};

/** Where a graph page shows the target, its title leads there and the details have a button. */
export const WithGraphPages: Story = {
  args: { hrefOf: ({ id }: TargetDetailItem) => (id % 2 === 1 ? '#net-sales' : null) },
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Net sales' })).toHaveAttribute(
      'href',
      '#net-sales',
    );
    const name = labelsOf(localeOf({ globals })).targetList.details('Net sales');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(args.onOpenDetails).toHaveBeenCalledWith(args.targets[0]);
  },
};

export const EveryState: Story = { args: { targets: targetsInEveryState } };

/** The target whose details are open. */
export const Selected: Story = { args: { selectedId: 2 } };

/** Over a period that is not verified to its end, current values are in italics with a word. */
export const WithEstimates: Story = {
  args: {
    targets: targetsInEveryState
      .slice(0, 4)
      .map((item) => ({ ...item, is_verified: item.id === 1 })),
  },
  play: async ({ canvasElement, globals }) => {
    const { estimate } = labelsOf(localeOf({ globals })).targetList;
    await expect(await within(canvasElement).findAllByText(estimate)).toHaveLength(3);
  },
};

export const Loading: Story = { args: { loading: true, targets: [] } };

export const Empty: Story = { args: { targets: [] } };

export const LongText: Story = {
  args: {
    targets: [
      target(
        31,
        'Tuotantokustannusten ja kuljetuskustannusten yhteenlaskettu osuus liikevaihdosta',
        {
          current_value: 123_456_789.12,
          target_value: 987_654_321.98,
          unit: 'euroa kuukaudessa',
        },
      ),
    ],
    hrefOf: () => '#costs',
  },
  globals: { viewport: { value: 'phone' } },
};
