import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { tableGroups, target } from '../../test/fixtures/strategy.js';
import type { TargetDetailItem } from '../TargetDetail/index.js';
import { TargetTable, type TargetTableProps } from './TargetTable.js';

const meta = {
  title: 'Strategy/TargetTable',
  component: TargetTable<TargetDetailItem>,
  args: {
    label: 'Targets',
    groups: tableGroups,
    locale: 'en',
    labels: labelsOf('en').targetTable,
    onOpenDetails: fn(),
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return <TargetTable {...args} locale={locale} labels={labelsOf(locale).targetTable} />;
  },
} satisfies Meta<typeof TargetTable<TargetDetailItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a title opens the details. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Gross margin' }),
    );
    await expect(args.onOpenDetails).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Gross margin' }),
    );
  },
};

/** Where a graph page shows the target, its title leads there and the details have a button. */
export const WithGraphPages: Story = {
  args: { hrefOf: () => '#graph', trendOf: () => '▁▂▃▅' },
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Gross margin' })).toHaveAttribute(
      'href',
      '#graph',
    );
    const { details } = labelsOf(localeOf({ globals })).targetTable;
    await userEvent.click(canvas.getByRole('button', { name: details('Gross margin') }));
    await expect(args.onOpenDetails).toHaveBeenCalled();
  },
};

/** A change is coloured, and said, by its effect on the target; what is missing stands below what is aimed at. */
export const Effects: Story = {
  args: {
    groups: [
      {
        id: 1,
        title: 'Turvallisuus',
        depth: 0,
        targets: [
          target(1, 'Accidents', {
            current_value: 3,
            target_value: 1,
            compare_value: 1,
            reversed_target: true,
            value_numeric_type: 'int',
            unit: '',
          }),
          target(2, 'Observations', {
            current_value: 168,
            target_value: 259,
            compare_value: 135,
            value_numeric_type: 'int',
            unit: '',
          }),
        ],
      },
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { effect, meter } = labelsOf(localeOf({ globals })).targetTable;
    const canvas = within(canvasElement);
    // Names that may be parted have soft hyphens in them here.
    const worse = await canvas.findByRole('row', { name: /^Acci/ });
    await expect(worse).toHaveTextContent(meter.over('2'));
    await expect(worse).toHaveTextContent(effect.worse);
    // The head names the month that all are compared with; rows only speak of it.
    const month = worse.querySelector('[data-months]');
    await expect(month?.getBoundingClientRect().width).toBe(1);
    const better = canvas.getByRole('row', { name: /^Obser/ });
    await expect(better).toHaveTextContent(meter.short('91'));
    await expect(better).toHaveTextContent(effect.better);
  },
};

const Sorting = ({ sort: first, ...rest }: TargetTableProps<TargetDetailItem>) => {
  const [sort, setSort] = useState(first ?? null);
  return <TargetTable {...rest} sort={sort} onSortChange={setSort} />;
};

/** Worst first, best first, and back to the groups; what has no data comes last. */
export const Sorted: Story = {
  args: { sort: { by: 'progress', first: 'worst' }, trendOf: () => '▁▂▃▅' },
  render: (args, context) => {
    const locale = localeOf(context);
    return <Sorting {...args} locale={locale} labels={labelsOf(locale).targetTable} />;
  },
  play: async ({ canvasElement, globals }) => {
    const { progress, change } = labelsOf(localeOf({ globals })).targetTable;
    const head = (name: string) => within(canvasElement).getByRole('columnheader', { name });
    const press = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
    await expect(head(progress)).toHaveAttribute('aria-sort', 'ascending');
    await press(progress);
    await expect(head(progress)).toHaveAttribute('aria-sort', 'descending');
    await press(change);
    await expect(head(progress)).toHaveAttribute('aria-sort', 'none');
    await expect(head(change)).toHaveAttribute('aria-sort', 'ascending');
    await press(progress);
  },
};

/** On a phone the heads that sort stay. */
export const SortedNarrow: Story = {
  ...Sorted,
  globals: { viewport: { value: 'phone' } },
};

/** Where the earlier value is below zero, a share of it would mislead: a tooltip says why there is none. */
export const BelowZeroBefore: Story = {
  args: {
    groups: [
      {
        id: 1,
        title: 'Kassa ja pääoma',
        depth: 0,
        targets: [
          target(1, 'Net items', {
            current_value: -90.5,
            target_value: -93.2,
            compare_value: -85.1,
          }),
        ],
      },
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { noPercent } = labelsOf(localeOf({ globals })).targetTable;
    await expect(await within(canvasElement).findByTitle(noPercent)).toHaveTextContent(/^−5[.,]40/);
  },
};

/** An owner stands at the groups that are not of the owner of the group above. */
export const OwnersOnce: Story = {
  args: {
    groups: [
      { id: 1, title: 'Talous', depth: 0, owner: { name: 'Jukka' }, targets: [] },
      { id: 2, title: 'Kassa', depth: 1, owner: { name: 'Jukka' }, targets: [] },
      { id: 3, title: 'Velat', depth: 2, owner: { name: 'Tiina' }, targets: [] },
      { id: 4, title: 'Asiakkaat', depth: 1, owner: { name: 'Jukka' }, targets: [] },
      { id: 5, title: 'Ihmiset', depth: 0, owner: { name: 'Jukka' }, targets: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByTitle('Jukka')).toHaveLength(2);
    await expect(canvas.getAllByTitle('Tiina')).toHaveLength(1);
  },
};

/** The target whose details are open. */
export const Selected: Story = { args: { selectedId: 3 } };

export const Loading: Story = { args: { loading: true, groups: [] } };

/** A group without targets says so. */
export const Empty: Story = {
  args: { groups: [{ id: 1, title: 'Kannattava kasvu', depth: 0, targets: [] }] },
  play: async ({ canvasElement, globals }) => {
    const { empty } = labelsOf(localeOf({ globals })).targetTable;
    await expect(await within(canvasElement).findByText(empty)).toBeVisible();
  },
};

/** On a phone each target stands on several lines. */
export const Narrow: Story = {
  args: { trendOf: () => '▁▂▃▅' },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 1,
        title: 'Henkilöstön hyvinvointi ja työturvallisuus kaikissa toimipisteissä',
        depth: 2,
        owner: { name: 'maria.virtanen@pohjolanpaja.example' },
        targets: [
          target(31, 'Tuotantokustannusten ja kuljetuskustannusten osuus liikevaihdosta', {
            current_value: 123_456_789.12,
            target_value: 987_654_321.98,
            compare_value: 5,
            unit: 'euroa kuukaudessa',
          }),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
