import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMonth, monthNumber } from '@tavoite/model';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { localeOf } from '../../test/fixtures/labels.js';
import { Slider } from '../Slider/index.js';
import { moved } from './geometry.js';
import { Roadmap, type RoadmapActions, type RoadmapLabels } from './Roadmap.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

const LABELS: Record<'en' | 'fi', RoadmapLabels> = {
  en: {
    roadmap: 'Roadmap',
    mainTasks: 'Main tasks',
    milestones: 'Milestones',
    addMainTask: 'Add a main task',
    addMilestone: 'Add a milestone',
    linkedRoadmaps: 'Linked roadmaps',
    mainTaskActions: 'Actions',
    edit: 'Edit',
    delete: 'Delete',
    moveUp: 'Move up',
    moveDown: 'Move down',
    addRow: 'Add a row',
    addTask: 'Add a task',
    addTaskToRow: (row) => `Add a task to row ${row}`,
    deleteRow: (row) => `Delete row ${row}`,
    empty: 'No main tasks yet.',
  },
  fi: {
    roadmap: 'Tiekartta',
    mainTasks: 'Päätehtävät',
    milestones: 'Välitavoitteet',
    addMainTask: 'Lisää päätehtävä',
    addMilestone: 'Lisää välitavoite',
    linkedRoadmaps: 'Linkitetyt tiekartat',
    mainTaskActions: 'Toiminnot',
    edit: 'Muokkaa',
    delete: 'Poista',
    moveUp: 'Siirrä ylös',
    moveDown: 'Siirrä alas',
    addRow: 'Lisää rivi',
    addTask: 'Lisää tehtävä',
    addTaskToRow: (row) => `Lisää tehtävä riville ${row}`,
    deleteRow: (row) => `Poista rivi ${row}`,
    empty: 'Ei vielä päätehtäviä.',
  },
};

const FIRST = monthNumber(2026, 7);
const LAST = monthNumber(2027, 12);
const COLORS = [
  ['#0b6e78', '#4fb8c2'],
  ['#8a4fae', '#c49be0'],
  ['#a8541a', '#e59a63'],
] as const;

const task = (
  id: number,
  title: string,
  start: number,
  months: number,
  rowIndex: number,
  progress: number,
): RoadmapTask => ({
  id,
  title,
  rowIndex,
  startMonth: FIRST + start,
  endMonth: FIRST + start + months - 1,
  progress,
});

const plan = (titles: readonly string[]): RoadmapMainTask[] =>
  titles.map((title, index) => ({
    id: index + 1,
    title,
    rowCount: 1 + (index % 2),
    color: COLORS[index % COLORS.length]?.[0] ?? '#0b6e78',
    darkColor: COLORS[index % COLORS.length]?.[1] ?? '#4fb8c2',
    links: index === 0 ? [{ id: 2, title: 'Digital service' }] : [],
    tasks: [
      task(index * 10 + 1, 'Pilot', 1 + (index % 3), 3, 0, 100),
      task(index * 10 + 2, 'Roll-out', 5 + (index % 3), 6, 0, 35),
      ...(index % 2 === 1 ? [task(index * 10 + 3, 'Training of the staff', 4, 1, 1, 0)] : []),
    ],
  }));

const refused = fn();

interface ExampleProps {
  mainTasks: RoadmapMainTask[];
  readOnly: boolean;
  locale: 'en' | 'fi';
}

const Example = ({ mainTasks, readOnly, locale }: ExampleProps) => {
  const [items, setItems] = useState(mainTasks);
  const actions = useMemo<RoadmapActions>(() => {
    const change = (mainTask: RoadmapMainTask, next: Partial<RoadmapMainTask>) =>
      setItems((before) =>
        before.map((item) => (item.id === mainTask.id ? { ...item, ...next } : item)),
      );
    return {
      onResizeTask: (changed, span) =>
        setItems((before) =>
          before.map((item) => ({
            ...item,
            tasks: item.tasks.map((other) =>
              other.id === changed.id ? { ...other, ...span } : other,
            ),
          })),
        ),
      onRefuse: refused,
      onAddTask: (mainTask, rowIndex, month) =>
        change(mainTask, {
          tasks: [
            ...mainTask.tasks,
            {
              id: month * 100 + rowIndex,
              title: 'New',
              rowIndex,
              startMonth: month,
              endMonth: month,
              progress: 0,
            },
          ],
        }),
      onAddMainTask: () => {},
      onEditMainTask: () => {},
      onDeleteMainTask: () => {},
      onMoveMainTask: (from, to) => setItems((before) => moved(before, from, to)),
      onAddRow: (mainTask) => change(mainTask, { rowCount: mainTask.rowCount + 1 }),
      onDeleteRow: () => {},
      onAddMilestone: () => {},
      onOpenMilestone: () => {},
      onOpenRoadmap: () => {},
    };
  }, []);
  const texts = useMemo(
    () => ({
      label: (item: RoadmapTask) =>
        `${item.title}, ${formatMonth(item.startMonth, 'MM/YYYY')} – ${formatMonth(item.endMonth, 'MM/YYYY')}, ${item.progress} %`,
      details: (item: RoadmapTask) => (
        <div style={{ display: 'grid', gap: 12, width: 260 }}>
          <strong>{item.title}</strong>
          <Slider
            label={locale === 'fi' ? 'Edistyminen' : 'Progress'}
            value={item.progress}
            disabled={readOnly}
            onValueChange={() => {}}
            formatValue={(value) => `${value} %`}
          />
        </div>
      ),
    }),
    [locale, readOnly],
  );
  return (
    <div style={{ height: 420 }}>
      <Roadmap
        mainTasks={items}
        milestones={[
          {
            id: 1,
            title: locale === 'fi' ? 'Hallituksen katselmus' : 'Board review',
            month: FIRST + 5,
          },
          { id: 2, title: locale === 'fi' ? 'Julkaisu' : 'Launch', month: FIRST + 9 },
        ]}
        firstMonth={FIRST}
        lastMonth={LAST}
        currentMonth={monthNumber(2026, 11)}
        readOnly={readOnly}
        actions={actions}
        labels={LABELS[locale]}
        monthName={(month) => String(month).padStart(2, '0')}
        labelOfTask={texts.label}
        renderTaskDetails={texts.details}
      />
    </div>
  );
};

const meta = {
  title: 'Roadmap/Roadmap',
  component: Example,
  subcomponents: { Roadmap },
  args: {
    mainTasks: plan([
      'Maintenance contracts to all sites',
      'New customer portal',
      'Circular spare parts',
    ]),
    readOnly: false,
    locale: 'en',
  },
  render: (args, context) => <Example {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Edges are dragged to whole months; main tasks are put in order by the grip or the menu. */
export const ForManagers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [pilot] = await canvas.findAllByRole('button', { name: /^Pilot, 08\/2026 – 10\/2026/ });
    pilot?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(pilot).toHaveAccessibleName(/^Pilot, 08\/2026 – 11\/2026/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(refused).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Pilot' }),
      'overlap',
    );
    await userEvent.click(
      (
        await canvas.findAllByRole('button', {
          name: /^(Actions|Toiminnot): Maintenance/,
        })
      )[0] as HTMLElement,
    );
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^(Move down|Siirrä alas)$/ }),
    );
    await waitFor(() => {
      const tops = canvas
        .getAllByRole('group')
        .filter((group) => group.style.top !== '')
        .map((group) => [group.style.top, group.getAttribute('aria-label')]);
      expect(tops.find(([top]) => top === '0px')?.[1]).toBe('New customer portal');
    });
  },
};

/** Everybody else reads; the details open after 250 ms or by a click. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Add|Lisää/ })).toBeNull();
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Pilot/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pilot' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [rollOut] = await canvas.findAllByRole('button', { name: /^Roll-out/ });
    await userEvent.hover(rollOut as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Roll-out' })).toBeVisible());
    await waitFor(() => expect(rollOut).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.unhover(rollOut as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = { args: { mainTasks: [] } };

/** Five hundred main tasks: only rows near the view are in the DOM. */
export const ManyMainTasks: Story = {
  args: { mainTasks: plan(Array.from({ length: 500 }, (_, index) => `Main task ${index + 1}`)) },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const groups = within(canvasElement).getAllByRole('group', { name: /^Main task/ });
      expect(groups.length).toBeGreaterThan(3);
      expect(groups.length).toBeLessThan(40);
    });
  },
};

/** Titles are shown whole: a long one makes its main task higher. */
export const Narrow: Story = {
  args: {
    mainTasks: plan([
      'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste',
      'Vastuullisuusraportointijärjestelmän käyttöönotto',
      'Pilot',
    ]),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const titles = [...canvasElement.querySelectorAll('.group .title')];
      expect(titles.length).toBe(3);
      for (const { scrollHeight, clientHeight } of titles)
        expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
    });
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};
