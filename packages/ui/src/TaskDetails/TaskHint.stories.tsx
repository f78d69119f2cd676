import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { ROADMAP_FIRST } from '../../test/fixtures/roadmap.js';
import { TaskHint } from './TaskHint.js';

const meta = {
  title: 'Roadmap/TaskHint',
  component: TaskHint,
  args: {
    title: 'Pilot',
    startMonth: ROADMAP_FIRST + 1,
    endMonth: ROADMAP_FIRST + 3,
    progress: 35,
    warnings: ['Late'],
    owner: 'Maria Virtanen',
    targets: [{ id: 1, title: 'Operating margin', note: '9.2 % of 10.0 %' }],
    targetHref: ({ id }) => `#target-${id}`,
    locale: 'en',
    labels: labelsOf('en').taskDetails,
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return <TaskHint {...args} locale={locale} labels={labelsOf(locale).taskDetails} />;
  },
} satisfies Meta<typeof TaskHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing in it changes the task; its targets lead on. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Operating margin' })).toHaveAttribute(
      'href',
      '#target-1',
    );
  },
};

export const WithoutOwnerAndTargets: Story = {
  args: { owner: null, targets: [], warnings: [], endMonth: ROADMAP_FIRST + 1 },
};

export const LongText: Story = {
  args: {
    title: 'Vastuullisuusraportointijärjestelmän käyttöönotto kaikissa toimipisteissä',
    warnings: ['Myöhässä', 'Liian aikaisin'],
  },
};
