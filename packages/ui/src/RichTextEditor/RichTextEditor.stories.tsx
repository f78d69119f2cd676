import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { richText } from '../../test/fixtures/richText.js';
import { parseContent } from '../RichTextView/index.js';
import { RichTextEditor, type RichTextEditorLabels } from './RichTextEditor.js';

const en: RichTextEditorLabels = {
  text: 'Text',
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  blockType: 'Kind of paragraph',
  paragraph: 'Text',
  heading: (level) => `Heading ${level}`,
  quote: 'Quote',
  fontSize: 'Font size',
  normalSize: 'Normal size',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  alignLeft: 'Align left',
  alignCenter: 'Centre',
  alignRight: 'Align right',
  link: 'Link',
  linkAddress: 'Address',
  linkInvalid: 'Give an address that begins with http, https or mailto.',
  linkApply: 'Link',
  linkRemove: 'Remove the link',
  undo: 'Undo',
  redo: 'Redo',
};

const changed = fn<(content: string) => void>();

const meta = {
  title: 'Messages/RichTextEditor',
  component: RichTextEditor,
  args: { initialContent: '', onValueChange: changed, labels: en },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab leaves the text; what comes out is raw content without anything unknown. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
  parseContent(changed.mock.lastCall?.[0] ?? '').blocks.some(
    ({ data }) => data['text-align'] === 'center',
  );

/** Higher than 200 px: the text scrolls. */
export const Filled: Story = {
  args: { initialContent: richText },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Centre' }));
    await waitFor(() => expect(isCentred()).toBe(true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isCentred()).toBe(false));
  },
};

export const WithError: Story = { args: { errors: ['This field may not be blank.'] } };

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
