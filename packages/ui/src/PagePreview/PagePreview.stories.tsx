import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Button } from '../Button/index.js';
import { ErrorState } from '../ErrorState/index.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { PagePreview } from './PagePreview.js';

const sheet = (number: number) => (
  <svg
    key={number}
    width="420"
    height="594"
    viewBox="0 0 210 297"
    role="img"
    aria-label={`Board report, page ${number}`}
  >
    <rect width="210" height="297" fill="#fff" />
    <path d="M24 40h90" stroke="#102028" strokeWidth="6" />
    <path d="M24 60h160M24 70h150M24 80h120" stroke="#6b7a82" strokeWidth="2" />
    <path d="M24 190l32-24 30 8 34-40 30 10 36-34" fill="none" stroke="#0b6e78" strokeWidth="3" />
  </svg>
);

/** A page that lies on its side, in a narrow window. */
const Low = ({ number }: { number: number }) => (
  <svg width="200" height="140" viewBox="0 0 200 140" role="img" aria-label={`Page ${number}`}>
    <rect width="200" height="140" fill="#fff" />
    <path d="M20 30h90" stroke="#102028" strokeWidth="6" />
  </svg>
);

const meta = {
  title: 'Reports/PagePreview',
  component: PagePreview,
  args: {
    pages: [sheet(1), sheet(2)],
    labels: en.pagePreview,
    actions: <Button size="sm">PDF</Button>,
  },
  decorators: [
    inFinnish({ labels: en.pagePreview }, { labels: fi.pagePreview }),
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cover says little: the page behind it is seen at first. */
export const BehindTheCover: Story = {
  args: { firstPage: 1 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Page 2 / 2')).toBeVisible();
  },
};

export const Pages: Story = {
  play: async ({ canvasElement }) => {
    const preview = within(canvasElement);
    await expect(preview.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(preview.getByRole('button', { name: 'Next page' }));
    await expect(preview.getByText('Page 2 / 2')).toBeVisible();
    preview.getByRole('group').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(preview.getByText('Page 1 / 2')).toBeVisible();
  },
};

/** A page is as wide as there is room, or in sight from top to bottom. */
export const WholeAndWide: Story = {
  play: async ({ canvasElement }) => {
    const preview = within(canvasElement);
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
    const page = preview.getAllByRole('listitem')[0] as HTMLElement;
    const before = heightOf(page);
    const whole = preview.getByRole('button', { name: 'Whole page', pressed: false });
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(heightOf(page)).toBeLessThanOrEqual(heightOf(preview.getByRole('group'))),
    );
    await userEvent.click(whole);
    await waitFor(() => expect(heightOf(page)).toBe(before));
  },
};

/** Of low pages several are seen at once; each is turned to all the same. */
export const LowPages: Story = {
  args: { pages: [1, 2, 3, 4, 5, 6].map((number) => <Low key={number} number={number} />) },
  play: async ({ canvasElement }) => {
    const preview = within(canvasElement);
    const next = preview.getByRole('button', { name: 'Next page' });
    for (const page of [2, 3]) {
      await userEvent.click(next);
      // What is scrolled to is said again.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(preview.getByText(`Page ${page} / 6`)).toBeVisible();
    }
  },
};

/** The pages before stay until the new ones are there. */
export const Updating: Story = { args: { updating: true } };

export const Loading: Story = { args: { pages: null, updating: true, actions: null } };

/** What it says stands in the middle of the place for pages. */
export const Empty: Story = {
  args: { pages: null, actions: null },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[role="group"][tabindex]') as Element;
    const said = document.createRange();
    said.selectNodeContents(place.firstElementChild as Element);
    const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
    const [words, around] = [said.getBoundingClientRect(), place.getBoundingClientRect()];
    await expect(Math.abs(middle(words) - middle(around))).toBeLessThan(2);
  },
};

export const Failed: Story = {
  args: {
    pages: null,
    actions: null,
    problem: (
      <ErrorState
        title="The pages could not be made"
        description="The server is not available."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
  },
};
