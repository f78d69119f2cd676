import { z } from 'zod';
import { moment } from '../api/fields.js';
import { language, organizationUser } from './user.js';

/**
 * `published`: every member sees it. `scheduled`: managers only, until its time has come.
 * `waiting`: managers only, until it is finished, because its files are still to be uploaded.
 */
export const NOTIFICATION_STATES = ['published', 'scheduled', 'waiting'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/**
 * `queued`: not sent yet, or tried again later. `unknown`: handed to the mail server, which never
 * said whether it took it; only a manager sends it again.
 */
export const DELIVERY_STATUSES = ['queued', 'sent', 'failed', 'unknown'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export const deliveryStatus = z.enum(DELIVERY_STATUSES);

export const notificationFile = z.object({
  id: z.number().int(),
  /** File name. */
  file_title: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** An address that opens the file without a header, for this user and for some minutes. */
  notification_file: z.string(),
});
export type NotificationFile = z.infer<typeof notificationFile>;

/** How many mails are where. */
export const deliveryCounts = z.object({
  queued: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  /** No mail server has been configured: mails are written to files on the server. */
  to_files: z.boolean(),
});
export type DeliveryCounts = z.infer<typeof deliveryCounts>;

export const notification = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Formatted text as Draft raw JSON, serialised. */
  text_value: z.string(),
  /** When members see it from; of a waiting one, when it was written or is to be published. */
  published: moment,
  /** By this user; their own messages count as read. */
  read: z.boolean(),
  send_notifications: z.boolean(),
  /** Ids of the users who are mailed. */
  notification_recipients: z.array(z.number().int()),
  files: z.array(notificationFile),
  /** null when the user no longer exists, or when the message was imported. */
  author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** When its title, text or files were last changed after it was published, or null. */
  edited: moment.nullable(),
  state: z.enum(NOTIFICATION_STATES),
  /** For managers: how many of `member_count` members have read it; its author is not among either. */
  read_count: z.number().int().optional(),
  member_count: z.number().int().optional(),
  /** For managers. */
  deliveries: deliveryCounts.optional(),
});
export type Notification = z.infer<typeof notification>;

/** Who has read a notification, who has not; both by name. The author is in neither list. */
export const notificationReaders = z.object({
  read_count: z.number().int(),
  member_count: z.number().int(),
  readers: z.array(organizationUser.extend({ read: moment })),
  others: z.array(organizationUser),
});
export type NotificationReaders = z.infer<typeof notificationReaders>;

/** The mail to one recipient. */
export const notificationDelivery = z.object({
  user: organizationUser,
  email: z.string(),
  status: deliveryStatus,
  /** Why it failed, or why it waits: the mail server's own words. */
  error: z.string().nullable(),
  /** How often it was tried. */
  attempts: z.number().int(),
  /** When the status was reached; null while the message is not published. */
  since: moment.nullable(),
});
export type NotificationDelivery = z.infer<typeof notificationDelivery>;

/** The very mail that a recipient gets, as far as it is known before it is sent. */
export const notificationMail = z.object({
  /** Of this mail. */
  language,
  /** In which it can be seen, with how many of the recipients get it so. */
  languages: z.array(z.object({ language, recipients: z.number().int() })),
  sender: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  /** A whole page; its styles stand in its elements. */
  html: z.string(),
  text: z.string(),
});
export type NotificationMail = z.infer<typeof notificationMail>;
