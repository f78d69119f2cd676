import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { mail, mailInFinnish } from '../../test/fixtures/mail.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { MailPreview } from './MailPreview.js';

const english = {
  from: 'Revontuli Group through Tavoite <tavoite@example.com>',
  subject: 'October results are verified (Revontuli Group)',
  ...mail,
  labels: en.mailPreview,
};
const finnish: typeof english = {
  from: 'Revontuli-konserni Tavoitteen kautta <tavoite@example.com>',
  subject: 'Lokakuun tulokset on vahvistettu (Revontuli-konserni)',
  ...mailInFinnish,
  labels: fi.mailPreview,
};

const meta = {
  title: 'Messages/MailPreview',
  component: MailPreview,
  args: { ...english, to: 'Aino Virtanen, Mikko Mäkinen + 28' },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvas: Element) => canvas.querySelector('[data-format] > div')?.shadowRoot;

/** The mail has its own styles. */
export const AsAPage: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(pageOf(canvasElement)?.querySelector('a')).not.toBeNull());
    const page = pageOf(canvasElement);
    const button = page?.querySelector('a') as HTMLAnchorElement;
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 100, 112)');
    await expect(button.rel).toBe('noopener noreferrer');
  },
};

/** Scripts are taken out of it. */
export const WithScripts: Story = {
  args: { html: `${mail.html}<script>document.title = 'run'</script><b onclick="go()">!</b>` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(pageOf(canvasElement)?.querySelector('b')).not.toBeNull());
    await expect(pageOf(canvasElement)?.querySelector('script, [onclick]')).toBeNull();
  },
};

export const AsPlainText: Story = { args: { format: 'text' } };

/** Nothing has been written yet. */
export const Empty: Story = { args: { to: '–', subject: '–', html: '', text: '' } };

export const Narrow: Story = {
  args: { subject: 'Toimitusketjun kehittämissuunnitelma on luettavissa ja kommentoitavissa' },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};
