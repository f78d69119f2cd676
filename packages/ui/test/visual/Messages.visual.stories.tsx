import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fileList from '../../src/FileList/FileList.stories.js';
import * as mailPreview from '../../src/MailPreview/MailPreview.stories.js';
import * as messageHead from '../../src/MessageHead/MessageHead.stories.js';
import * as messageList from '../../src/MessageList/MessageList.stories.js';
import * as notificationItem from '../../src/NotificationItem/NotificationItem.stories.js';
import * as receiptList from '../../src/ReceiptList/ReceiptList.stories.js';
import * as richTextView from '../../src/RichTextView/RichTextView.stories.js';
import * as sanitizedHtml from '../../src/SanitizedHtml/SanitizedHtml.stories.js';
import * as systemMessageCard from '../../src/SystemMessageCard/SystemMessageCard.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Messages/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const notifications = samplesOf(notificationItem);
const systemMessages = samplesOf(systemMessageCard);
const views = samplesOf(richTextView);
const files = samplesOf(fileList);

const heads = samplesOf(messageHead);
const mails = samplesOf(mailPreview);
const receipts = samplesOf(receiptList);
const lists = samplesOf(messageList);
const markup = samplesOf(sanitizedHtml);

/** Notifications, system messages, rich text and attachments. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={notifications.Unread} width={600} />
      <Sample of={notifications.ForManagers} width={600} />
      <Sample of={notifications.ShortWithoutFiles} width={600} />
      <Sample of={systemMessages.Unread} width={600} />
      <Sample of={notifications.Finnish} width={360} />
      <Sample of={views.EveryForm} width={500} />
      <Sample of={files.Attachments} width={300} />
      <Sample of={files.Removable} width={300} />
      <Sample of={files.LongName} width={360} />
      <Sample of={files.Empty} width={300} />
      <Sample of={notifications.Failed} width={600} />
      <Sample of={systemMessages.Failed} width={600} />
      <Sample of={heads.Unread} width={600} />
      <Sample of={heads.ReadWithALongFinnishTitle} width={360} />
      <Sample of={markup.Markup} width={500} />
    </Gallery>
  ),
};

/** A mail as it will look, who has read a message, whom it was mailed to, and long lists. */
export const MailsAndReceipts: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={mails.AsAPage} width={560} />
      <Sample of={mails.AsPlainText} width={360} />
      <Sample of={mails.Empty} width={360} />
      <Sample of={mails.Narrow} width={330} />
      <Sample of={receipts.ReadBy} width={360} />
      <Sample of={receipts.Deliveries} width={520} />
      <Sample of={receipts.Loading} width={360} />
      <Sample of={receipts.Failed} width={520} />
      <Sample of={receipts.Narrow} width={330} />
      <Sample of={lists.LoadingMore} width={560} />
      <Sample of={lists.MoreFailed} width={560} />
    </Gallery>
  ),
};
