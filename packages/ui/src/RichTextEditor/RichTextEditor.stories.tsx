import type { Meta, StoryObj } from '@storybook/react-vite';
import { readContent } from '@tavoite/model';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { nestedLists, richText } from '../../test/fixtures/richText.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { RichTextEditor } from './RichTextEditor.js';

const english = { labels: en.richTextEditor };
const finnish = { labels: fi.richTextEditor };

const changed = fn<(content: string) => void>();

const meta = {
  title: 'Messages/RichTextEditor',
  component: RichTextEditor,
  args: { initialContent: '', onValueChange: changed, ...english },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab leaves the text; what comes out is raw content without anything unknown. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Write here…')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Bold' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(text);
    await userEvent.tab();
    await waitFor(() => expect(text).not.toHaveFocus());
  },
};

/** Whether the content last handed out has a centred block. */
const isCentred = () =>
  readContent(changed.mock.lastCall?.[0] ?? '').blocks.some(
    ({ data }) => data['text-align'] === 'center',
  );

/** Higher than 200 px: the text scrolls. */
export const Filled: Story = {
  args: { initialContent: richText },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await expect(canvas.queryByText('Write here…')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Centre' }));
    await waitFor(() => expect(isCentred()).toBe(true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isCentred()).toBe(false));
  },
};

/** The toolbar is one tab stop: the arrow keys, Home and End go from tool to tool. */
export const ToolsByKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Paragraph style' })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus());
  },
};

export const WithError: Story = {
  args: { errors: ['This field may not be blank.'] },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Text' });
    await expect(text).toHaveAccessibleDescription('This field may not be blank.');
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Lists are nested to three levels; deeper ones are indented no further. */
export const NestedLists: Story = {
  args: { initialContent: nestedLists },
  play: async ({ canvasElement }) => {
    const indents = [...canvasElement.querySelectorAll('li')].map(
      (item) => getComputedStyle(item).marginInlineStart,
    );
    await expect(indents).toEqual(['0px', '24px', '48px', '0px', '24px']);
  },
};

export const Narrow: Story = {
  args: { initialContent: richText },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
