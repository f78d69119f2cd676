import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Locale, monthNumber } from '@tavoite/model';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { TaskList } from './TaskList.js';

const english = { locale: 'en' as Locale, labels: en.taskList };
const finnish = { locale: 'fi' as Locale, labels: fi.taskList };
const months = (first: number, last: number) => ({
  start: monthNumber(2026, first),
  end: monthNumber(2026, last),
});

const meta = {
  title: 'Roadmap/TaskList',
  component: TaskList,
  args: {
    ...english,
    tasks: [
      {
        id: 1,
        title: 'Pilot with three customers',
        href: '/roadmap?roadmap=1&task=1',
        roadmap: 'Growth and customers',
        months: months(7, 10),
        progress: 65,
        late: true,
        early: true,
      },
      {
        id: 2,
        title: 'Sell to all regions',
        href: '/roadmap?roadmap=1&task=2',
        roadmap: 'Growth and customers',
        months: months(12, 12),
        progress: 0,
        late: false,
      },
      {
        id: 3,
        title: 'App for maintenance',
        href: '/roadmap?roadmap=1&task=3',
        roadmap: 'Growth and customers',
        months: null,
        progress: 0,
        late: false,
      },
    ],
  },
  decorators: [
    inFinnish(english, finnish),
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tasks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-late');
  },
};

export const Empty: Story = { args: { tasks: [] } };

export const Loading: Story = { args: { tasks: null } };

export const LongText: Story = {
  args: {
    tasks: [
      {
        id: 1,
        title: 'Tuotannonohjausjärjestelmän käyttöönottovalmistelut kaikissa toimipaikoissa',
        href: '/roadmap?roadmap=1&task=1',
        roadmap: 'Toimintatapojen uudistaminen ja tiedolla johtaminen',
        months: months(1, 12),
        progress: 100,
        late: false,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};
