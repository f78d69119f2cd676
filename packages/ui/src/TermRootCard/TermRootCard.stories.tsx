import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TermRootCard } from './TermRootCard.js';

const meta = {
  title: 'Analysis/TermRootCard',
  component: TermRootCard,
  args: {
    title: 'Pohjola Oy',
    caption: '3 terms at the top',
    terms: [
      { id: 1, title: 'Operating profit', value: '1 240 k€', state: 'actual' },
      { id: 2, title: 'Personnel', value: '84', state: 'estimate' },
      { id: 3, title: 'Orders that have not been delivered', value: '–', state: 'missing' },
    ],
    estimateLabel: 'Estimate',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '16.75rem', height: '10.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TermRootCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};

/** How each value differs from an earlier one, in a column of its own; what is rounded says so. */
export const WithChanges: Story = {
  args: {
    roundedLabel: 'Figures rounded',
    terms: meta.args.terms.map((term, index) => ({
      ...term,
      exact: `${term.value} (exact)`,
      change:
        index === 2
          ? undefined
          : {
              text: `+${index + 4}.5 %`,
              whole: `+${index + 4}.5 % vs 10/2025`,
              effect: index === 0 ? ('better' as const) : null,
            },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const right = (element: HTMLElement) => element.getBoundingClientRect().right;
    const first = await canvas.findByTitle(/^\+4\.5/);
    await expect(right(first)).toBeCloseTo(right(canvas.getByTitle(/^\+5\.5/)), 0);
    await expect(canvas.getByTitle(/^1.240.k€ \(exact\)$/)).toBeVisible();
    await expect(canvas.getByText('Figures rounded')).toBeVisible();
  },
};

/** Names stand where they do when marks and values come. */
export const InPlaceWhileLoading: Story = {
  render: (args) => (
    <>
      <TermRootCard
        {...args}
        terms={args.terms.map((term) => ({
          ...term,
          standing: { status: 'high', word: 'near target' },
        }))}
      />
      <TermRootCard
        {...args}
        terms={args.terms.map((term) => ({
          ...term,
          value: '',
          state: 'loading',
          standing: null,
        }))}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const names = await within(canvasElement).findAllByText('Operating profit');
    const [known, loading] = names.map((name) => name.getBoundingClientRect());
    await expect(loading?.left).toBe(known?.left);
    await expect(loading?.width).toBe(known?.width);
  },
};

/** Where targets measure terms, each says how its own stands. */
export const WithTargets: Story = {
  args: {
    terms: meta.args.terms.map((term, index) => ({
      ...term,
      standing: index === 0 ? { status: 'low' as const, word: 'behind' } : undefined,
    })),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/behind\s*Operating profit/);
  },
};

export const Loading: Story = {
  args: { terms: meta.args.terms.map((term) => ({ ...term, state: 'loading' as const })) },
};

/** The list ends with a whole line and says how many follow; it scrolls, and each name leads to its term. */
export const MoreThanFits: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    onTermSelect: fn(),
    moreLabel: (count) => `Vielä ${count}`,
    title: 'Pohjola Oy, Suomen ja Ruotsin yhteinen liiketoiminta',
    caption: '12 termiä ylimmällä tasolla',
    terms: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      title: `Termi ${index + 1}`,
      value: `${(index + 1) * 100} k€`,
      state: 'actual' as const,
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Vielä \d+$/ }));
    await waitFor(() => expect(canvas.getByRole('list').scrollTop).toBeGreaterThan(0));
    canvas.getByRole('list').scrollTo(0, 1_000);
    const last = await canvas.findByRole('button', { name: 'Termi 12' });
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.click(last);
    await expect(args.onTermSelect).toHaveBeenCalledWith(11);
    canvas.getByRole('list').scrollTo(0, 0);
  },
};
