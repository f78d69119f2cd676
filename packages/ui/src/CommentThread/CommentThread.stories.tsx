import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { ErrorState } from '../ErrorState/index.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { CommentThread } from './CommentThread.js';
import type { ThreadComment } from './comment.js';

const asked: ThreadComment = {
  id: 1,
  text: 'Why did net sales fall?',
  author: 'Aino Virtanen',
  when: '3 days ago',
  dateTime: '2026-11-19T09:12:00+02:00',
  edited: false,
  about: 'Net sales · 10/2026',
  resolved: null,
  mayEdit: false,
  mayDelete: false,
};
const answered: ThreadComment = {
  ...asked,
  id: 2,
  text: 'Two large orders moved to November.\nThe year as a whole is not affected.',
  author: 'Mikko Laine',
  when: 'yesterday',
  dateTime: '2026-11-21T14:40:00+02:00',
  edited: true,
  mayEdit: true,
  mayDelete: true,
};
const resolved: ThreadComment = {
  ...asked,
  id: 3,
  text: 'The figure of the shop is missing.',
  when: '2 months ago',
  dateTime: '2026-09-10T08:00:00+03:00',
  resolved: 'Resolved by Mikko Laine, 2 months ago',
};

/** Keeps what is typed, as an app does. */
const Thread = (props: ComponentProps<typeof CommentThread>) => {
  const [draft, setDraft] = useState(props.draft ?? '');
  return (
    <CommentThread
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        props.onDraftChange?.(next);
      }}
      onAdd={(text) => {
        setDraft('');
        props.onAdd?.(text);
      }}
    />
  );
};

const meta = {
  title: 'Analysis/CommentThread',
  component: CommentThread,
  args: {
    comments: [asked, answered, resolved],
    draft: '',
    onDraftChange: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onResolve: fn(),
    onDelete: fn(),
    labels: en.commentThread,
  },
  render: (args) => <Thread {...args} />,
  decorators: [
    inFinnish({ labels: en.commentThread }, { labels: fi.commentThread }),
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comments: Story = {};

export const WriteOne: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: 'Comment' });
    await expect(add).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '  Thank you. ');
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Thank you.'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
};

export const EditOne: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const edit = await canvas.findByRole('button', { name: 'Edit: Mikko Laine, yesterday' });
    await userEvent.click(edit);
    const field = await canvas.findByRole('textbox', { name: 'Edit' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Really.');
    await userEvent.keyboard('{Escape}');
    // The focus is where it was.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit: Mikko Laine, yesterday' })).toHaveFocus(),
    );
    await expect(args.onEdit).not.toHaveBeenCalled();
    // What was typed is there the next time, until it is cancelled.
    await expect(await canvas.findByText(/changes not saved/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByRole('textbox', { name: 'Edit' });
    await expect(again).toHaveValue(`${answered.text} Really.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText(/changes not saved/)).toBeNull());
  },
};

export const Resolved: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '1 resolved comment' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Open again: Aino Virtanen, 2 months ago' }),
    );
    await waitFor(() => expect(args.onResolve).toHaveBeenCalledWith(3, false));
  },
};

/** A reader: nothing to edit or to delete. */
export const OfOthers: Story = { args: { comments: [asked] } };

export const Empty: Story = { args: { comments: [] } };

export const Loading: Story = { args: { comments: null } };

export const Failed: Story = {
  args: {
    comments: null,
    problem: (
      <ErrorState
        title="The comments could not be loaded"
        description="The server does not answer."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
};

export const LongText: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    labels: fi.commentThread,
    comments: [
      {
        ...answered,
        author: 'Anna-Liisa Kauppakorkeakoulunopettaja-Hyvönen',
        about: 'Tuotannonohjausjärjestelmän käyttöönottokustannukset · 01/2026 – 12/2026',
        text: 'Tuotannonohjausjärjestelmänkäyttöönottokustannustenjaksotusperusteidentarkistus siirtyy.',
        when: '3 kuukautta sitten',
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
