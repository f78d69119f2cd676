import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Icon } from '../Icon/index.js';
import { ChartBarIcon, ChartLineIcon, DataMapIcon } from '../icons/index.js';
import { ReorderableList, type ReorderableListProps } from './ReorderableList.js';

const reorder = fn<(ids: string[]) => void>();

const Example = (props: ReorderableListProps) => {
  const [items, setItems] = useState(props.items);
  return (
    <div style={{ maxWidth: 420 }}>
      <ReorderableList
        {...props}
        items={items}
        onReorder={(ids) => {
          reorder(ids);
          setItems((before) => ids.flatMap((id) => before.find((item) => item.id === id) ?? []));
        }}
        onToggle={(id, included) =>
          setItems((before) =>
            before.map((item) => (item.id === id ? { ...item, included } : item)),
          )
        }
      />
    </div>
  );
};

const english = {
  labels: {
    drag: (title: string) => `Drag ${title}`,
    moveUp: (title: string) => `Move ${title} up`,
    moveDown: (title: string) => `Move ${title} down`,
    moved: (title: string, position: number, count: number) => `${title}: ${position} of ${count}`,
    instructions: 'Space lifts and drops, arrow keys move, Escape cancels.',
  },
  emptyText: 'There is nothing to put in order yet.',
  'aria-label': 'Contents of the report',
};

const finnish: typeof english = {
  labels: {
    drag: (title) => `Vedä: ${title}`,
    moveUp: (title) => `Siirrä ylös: ${title}`,
    moveDown: (title) => `Siirrä alas: ${title}`,
    moved: (title, position, count) => `${title}: ${position}/${count}`,
    instructions: 'Välilyönti nostaa ja laskee, nuolinäppäimet siirtävät, Esc peruuttaa.',
  },
  emptyText: 'Järjestettävää ei ole vielä.',
  'aria-label': 'Raportin sisältö',
};

const meta = {
  title: 'Reports/ReorderableList',
  component: ReorderableList,
  args: {
    items: [
      {
        id: 'g1',
        title: 'Net sales',
        details: '01/2026 – 10/2026',
        included: true,
        icon: <Icon icon={ChartBarIcon} size="sm" />,
      },
      {
        id: 'g2',
        title: 'Profitability',
        details: '11/2024 – 10/2026 · Q',
        included: true,
        icon: <Icon icon={ChartLineIcon} size="sm" />,
      },
      {
        id: 'd1',
        title: 'Data map 2026',
        included: false,
        icon: <Icon icon={DataMapIcon} size="sm" />,
      },
    ],
    onReorder: reorder,
    ...english,
  },
  decorators: [inFinnish(english, finnish)],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ReorderableList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By drag, by the buttons, or by space and arrow keys at the grip; a click takes in or leaves out. */
export const ContentsOfAReport: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Move Net sales, 01/2026 – 10/2026 down' }),
    );
    await expect(reorder).toHaveBeenLastCalledWith(['g2', 'g1', 'd1']);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Data map 2026' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Data map 2026' })).toBeChecked(),
    );
  },
};

/** What is left out stands below, and what is taken in joins the others. */
export const LeftOutBelow: Story = {
  args: { leftOutTitle: 'Not in the report' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: /^Move Profitability, .* down$/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    const choice = canvas.getByRole('checkbox', { name: /^Net sales/ });
    await userEvent.click(choice);
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[1]).toBe(choice));
    await expect(choice).toHaveFocus();
  },
};

/** A button that has brought its item to the end keeps the focus and says where the item is now. */
export const MovedToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const down = await canvas.findByRole('button', { name: /^Move Profitability, .* down$/ });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(down).toHaveAttribute('aria-disabled', 'true'));
    await expect(down).toHaveFocus();
    await expect(canvas.getByText(/^Profitability, .*: 3/)).toBeInTheDocument();
    reorder.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(reorder).not.toHaveBeenCalled();
    await expect(down).toHaveFocus();
  },
};

/** Without toggles, as for the order of roadmaps. */
export const OrderOnly: Story = {
  args: {
    items: ['Kasvu 2027', 'Digitaaliset palvelut', 'Vastuullisuus'].map((title) => ({
      id: title,
      title,
    })),
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'g1',
        title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
        details: '11/2024 – 10/2026 · neljännesvuosittain · kumulatiivinen',
        included: true,
        icon: <Icon icon={ChartBarIcon} size="sm" />,
      },
      {
        id: 'g2',
        title: 'Huoltosopimusliiketoiminnan kannattavuus',
        included: false,
        icon: <Icon icon={ChartLineIcon} size="sm" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const icons = canvasElement.querySelectorAll('li svg');
    await expect([...icons].map((icon) => icon.getBoundingClientRect().width)).toEqual(
      Array.from(icons, () => 16),
    );
  },
};
