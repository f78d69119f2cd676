import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnBy } from '../../test/fixtures/drawnBy.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { ChartBarIcon, ChartLineIcon } from '../icons/index.js';
import type { PickableView } from './choice.js';
import { ViewPicker } from './ViewPicker.js';

const VIEWS: Record<'en' | 'fi', readonly PickableView[]> = {
  en: [
    {
      id: 1,
      title: 'Net sales',
      icon: ChartLineIcon,
      children: [
        { id: 2, title: 'Services', icon: ChartBarIcon, children: [] },
        { id: 3, title: 'Machines', icon: ChartBarIcon, children: [] },
      ],
    },
    { id: 4, title: 'Profitability', icon: ChartLineIcon, children: [] },
    { id: 5, title: 'Customer satisfaction', icon: ChartLineIcon, children: [] },
  ],
  fi: [
    {
      id: 1,
      title: 'Liikevaihto',
      icon: ChartLineIcon,
      children: [
        { id: 2, title: 'Palvelut', icon: ChartBarIcon, children: [] },
        { id: 3, title: 'Koneet', icon: ChartBarIcon, children: [] },
      ],
    },
    { id: 4, title: 'Kannattavuus', icon: ChartLineIcon, children: [] },
    {
      id: 5,
      title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
      icon: ChartLineIcon,
      children: [],
    },
  ],
};

const changed = fn<(chosen: number[]) => void>();

interface ExampleProps {
  views?: readonly PickableView[];
  chosen: readonly number[];
  disabled?: boolean;
  locale: 'en' | 'fi';
}

const Example = ({ views, chosen, disabled, locale }: ExampleProps) => {
  const [value, setValue] = useState<ReadonlySet<number>>(new Set(chosen));
  return (
    <div style={{ maxWidth: 420 }}>
      <ViewPicker
        views={views ?? VIEWS[locale]}
        value={value}
        onValueChange={(next) => {
          changed([...next].sort());
          setValue(next);
        }}
        disabled={disabled}
        labels={labelsOf(locale).viewPicker}
      />
    </div>
  );
};

const { docs, ...shown } = drawnBy<ExampleProps>(
  ViewPicker,
  ['chosen', 'locale'],
  `
const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

<ViewPicker
  views={[
    { id: 1, title: 'Net sales', icon: ChartLineIcon, children: [
      { id: 2, title: 'Services', children: [] },
    ] },
  ]}
  value={chosen}
  onValueChange={setChosen}
  labels={labels.viewPicker}
/>
`,
);

const meta = {
  title: 'Reports/ViewPicker',
  ...shown,
  parameters: { docs },
  args: { chosen: [4], locale: 'en' },
  render: (args, context) => <Example {...args} locale={localeOf(context)} />,
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each view is chosen on its own; the box above chooses all. */
export const ViewsOfAReport: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).viewPicker;
    const all = await canvas.findByRole('checkbox', { name: labels.selectAll });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(changed).toHaveBeenLastCalledWith([1, 2, 3, 4, 5]);
    await waitFor(() => expect(canvas.getByText(labels.chosen(5, 5))).toBeVisible());
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(Services|Palvelut)$/ }));
    await expect(changed).toHaveBeenLastCalledWith([1, 3, 4, 5]);
  },
};

/** What is found keeps the views above it; choosing all then chooses only what is shown. */
export const Searching: Story = {
  args: { chosen: [] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const isFinnish = globals.language === 'fi';
    const labels = labelsOf(localeOf({ globals })).viewPicker;
    const search = await canvas.findByRole('searchbox', { name: labels.search });
    await userEvent.type(search, isFinnish ? 'konee' : 'machin');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
    await userEvent.click(await canvas.findByRole('checkbox', { name: labels.selectFound }));
    await expect(changed).toHaveBeenLastCalledWith([1, 3]);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await waitFor(() => expect(canvas.getByText(labels.nothingFound)).toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { views: [], chosen: [] } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};
