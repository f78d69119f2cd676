import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ErrorState } from '../ErrorState/index.js';
import { SystemMessageCard } from './SystemMessageCard.js';

const meta = {
  title: 'Messages/SystemMessageCard',
  component: SystemMessageCard,
  args: {
    title: 'Maintenance on Sunday',
    isNew: true,
    published: '18/11/2026',
    publishedDate: '2026-11-18',
    html: '<p>Tavoite is updated on <strong>Sunday at 6</strong>. It is away for a few minutes.</p><ul><li>Figures stay as they are.</li><li><a href="https://example.com/news">What is new</a></li></ul>',
    newLabel: 'New',
  },
} satisfies Meta<typeof SystemMessageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'What is new' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Read: Story = {
  args: { isNew: false },
};

/** Markup is sanitised at display: nothing in it can run or cover the page. */
export const HostileMarkup: Story = {
  args: {
    html: '<p>Before</p><img src=x onerror="document.title=\'run\'"><script>document.title="run"</script><p style="position:fixed;inset:0">After</p>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, [style*="fixed"]')).toBeNull();
    await expect(document.title).not.toBe('run');
  },
};

/** The text could not be loaded; while all of it is loading there is a `MessageSkeleton`. */
export const Failed: Story = {
  args: {
    isNew: false,
    html: '',
    problem: (
      <ErrorState title="The text could not be loaded" retryLabel="Try again" onRetry={fn()} />
    ),
  },
};

export const Finnish: Story = {
  args: {
    title: 'Huoltokatko sunnuntaina',
    newLabel: 'Uusi',
    html: '<p>Tavoite päivitetään <strong>sunnuntaina kello 6</strong>. Se on poissa muutaman minuutin.</p>',
  },
};
