import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import { FileTextIcon, SendIcon } from '../icons/index.js';
import { MenuButton } from '../MenuButton/index.js';
import { ReportCard, type ReportCoverPicture } from './ReportCard.js';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" fill="#fff"/><path d="M8 48L30 36 52 40 74 22 96 26 112 12" fill="none" stroke="#0b6e78" stroke-width="2"/></svg>',
  );

const cover: ReportCoverPicture = { src: picture, part: 'whole' };

const actions = (disabled: boolean) => (
  <>
    <Button size="sm" icon={<Icon icon={FileTextIcon} size="sm" />} disabled={disabled}>
      Open PDF
    </Button>
    <Button size="sm" icon={<Icon icon={SendIcon} size="sm" />} disabled={disabled}>
      Send
    </Button>
    <Button size="sm" variant="quiet">
      Edit
    </Button>
  </>
);

const menu = (
  <MenuButton size="sm" label="Actions: Board report, October 2026">
    <MenuItem onSelect={() => {}}>Delete</MenuItem>
  </MenuButton>
);

const meta = {
  title: 'Reports/ReportCard',
  component: ReportCard,
  args: {
    title: 'Board report, October 2026',
    published: 'Published 12/11/2026',
    publishedDate: '2026-11-12',
    author: 'Aino Virtanen',
    contents: '3 graphs, 1 data map',
    period: 'Figures 01/2026 – 10/2026',
    cover,
    notes: (
      <>
        <p>Monthly on the 5th working day, next 07/12/2026 08:00, 6 recipients</p>
        <p>Sent 12/11/2026 10:00, 6 recipients</p>
      </>
    ),
    actions: actions(false),
    menu,
  },
} satisfies Meta<typeof ReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    await expect(card).toHaveTextContent(
      'Board report, October 20263 graphs, 1 data mapFigures 01/2026 – 10/2026Published 12/11/2026 Aino Virtanen',
    );
    // The words beside it say all of it: the picture is not read out.
    await expect(card.querySelector('img')?.closest('[aria-hidden]')).toBeInTheDocument();
  },
};

/** The line of its months keeps its place while they are not known. */
export const MonthsAwaited: Story = {
  render: (args) => (
    <>
      <ReportCard {...args} />
      <ReportCard {...args} period={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    const [known, awaited] = cards.map((card) => {
      const day = within(card).getByText('Published 12/11/2026').getBoundingClientRect();
      return day.top - card.getBoundingClientRect().top;
    });
    await expect(awaited).toBe(known);
  },
};

/** While pictures are made, it can be neither sent nor downloaded. */
export const Processing: Story = {
  args: {
    processingLabel: 'Processing',
    cover: null,
    actions: actions(true),
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(await within(card).findByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** A picture in it could not be made, and says why where it stands. */
export const Failed: Story = {
  args: {
    failedLabel: 'A picture is missing',
    notes: (
      <>
        <p>Not scheduled</p>
        <p>Sent 12/11/2026 10:00, 8 recipients, 1 failed</p>
      </>
    ),
  },
};

export const LongTitleInANarrowPlace: Story = {
  args: { title: 'Huoltosopimusliiketoiminnan kannattavuusraportti johtoryhmälle, lokakuu 2026' },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    // The words have all of the width, and the buttons come sooner.
    const card = await within(canvasElement).findByRole('article');
    await expect(card.querySelector('img')).not.toBeVisible();
  },
};

/** As in the list beside the saved graphs. */
export const InAColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 392 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    await within(card).findByRole('button', { name: 'Send' });
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(220);
    // Three styles: the title's, that of what is in it, and one for the rest.
    const styles = [...card.querySelectorAll('h3, p, time, time + span')].map((element) => {
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return [fontSize, fontWeight, color].join();
    });
    await expect(new Set(styles).size).toBeLessThanOrEqual(3);
  },
};

/** A low row, with its buttons at its end. */
export const InAWidePlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 744 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    const words = within(card).getByRole('heading').getBoundingClientRect();
    const send = (
      await within(card).findByRole('button', { name: 'Send' })
    ).getBoundingClientRect();
    await expect(send.left).toBeGreaterThan(words.right);
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(120);
  },
};

/** As at a desk: what is in it can be told by its picture. */
export const WithALargePicture: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    const image = card.querySelector('img') as HTMLImageElement;
    await expect(image.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
    // The day and the name beside it are on one line.
    const name = within(card).getByText('Aino Virtanen').getBoundingClientRect();
    await expect(name.top).toBe(
      within(card).getByText('Published 12/11/2026').getBoundingClientRect().top,
    );
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(136);
  },
};

/** Where nothing pictures a report, the words have the whole width. */
export const WithoutCover: Story = { args: { cover: undefined } };

const runOut = fn();

/** An address that has run out is told to whoever can ask for another. */
export const CoverThatHasRunOut: Story = {
  args: { cover: { src: 'data:image/png;base64,', onError: runOut } },
  play: async () => {
    await waitFor(() => expect(runOut).toHaveBeenCalled());
  },
};
