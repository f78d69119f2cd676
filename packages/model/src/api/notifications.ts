import { z } from 'zod';
import {
  notification,
  notificationDelivery,
  notificationFile,
  notificationMail,
  notificationReaders,
} from '../entities/notification.js';
import { language } from '../entities/user.js';
import { MAX_FILES_PER_MESSAGE } from '../files/types.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { checkPeriod, idParam, idParams, listOf, momentParam, optionalPeriod } from './fields.js';
import {
  MAX_IDS_PER_REQUEST,
  MAX_NOTIFICATIONS_PER_PAGE,
  MAX_TITLE_CHARACTERS,
  NOTIFICATIONS_PER_PAGE,
} from './limits.js';

const views = ['notifications'] as const;
const MAX_PAGE = 1_000_000;

const ids = z.array(idParam).max(MAX_IDS_PER_REQUEST);
/** Made by the client once for each thing to do: sent again after a lost answer, it does nothing again. */
const idempotencyKey = z.uuid().optional();

const title = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_TITLE_CHARACTERS, { message: 'title_too_long' });
const text = z.string().min(1, 'required');
/** In the future: members see it from then. null or left out: now. */
const published = momentParam.nullable().optional();

const content = {
  title,
  text_value: text,
  send_notifications: z.boolean(),
  notification_recipients: ids,
};

/** Newest first. Managers also get what is scheduled or waiting, which the period takes for today's. */
export const listNotifications = defineEndpoint({
  ...calls.listNotifications,
  summary: 'Notifications of the active organisation by the date on which they were published',
  access: 'signed-in',
  views,
  query: checkPeriod(
    z.object({
      ...optionalPeriod,
      /** What the first page answered: what was read since then still counts as unread. */
      as_of: z.iso.datetime().optional(),
      page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
      page_size: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_NOTIFICATIONS_PER_PAGE)
        .default(NOTIFICATIONS_PER_PAGE),
    }),
  ),
  answer: listOf(notification).extend({
    /** Of all dates, as it is now. */
    unread_notifications: z.number().int(),
    /** The moment to which `read` holds, for the pages after it; the addresses of pages carry it. */
    as_of: z.string(),
  }),
});

/** 201 also when the idempotency key had made the message before. */
export const createNotification = defineEndpoint({
  ...calls.createNotification,
  summary:
    'Write a notification; it is published at once unless it waits for files or for its time',
  access: 'notification_manager',
  views,
  body: z.object({
    ...content,
    send_notifications: content.send_notifications.default(false),
    notification_recipients: content.notification_recipients.default([]),
    /** Files come by a call of their own. */
    files: z.array(z.unknown()).max(0, 'files_by_upload').optional(),
    published,
    /** It is seen by managers only, and mailed to nobody, until it is finished. */
    waits_for_files: z.boolean().default(false),
    idempotency_key: idempotencyKey,
  }),
  answer: notification,
  status: 201,
});

export const getNotification = defineEndpoint({
  ...calls.getNotification,
  summary: 'One notification',
  access: 'signed-in',
  views,
  params: idParams,
  answer: notification,
});

/** Mails go to recipients who were not recipients before. `published` can change until its time. */
export const replaceNotification = defineEndpoint({
  ...calls.replaceNotification,
  summary: 'Change a notification: all of its fields',
  access: 'notification_manager',
  views,
  params: idParams,
  body: z.object({
    ...content,
    send_notifications: content.send_notifications.default(false),
    notification_recipients: content.notification_recipients.default([]),
    published,
  }),
  answer: notification,
});

export const updateNotification = defineEndpoint({
  ...calls.updateNotification,
  summary: 'Change a notification: the fields that are given',
  access: 'notification_manager',
  views,
  params: idParams,
  body: z.object({ ...content, published }).partial(),
  answer: notification,
});

export const deleteNotification = defineEndpoint({
  ...calls.deleteNotification,
  summary: 'Delete a notification with its files; mails that are not sent yet are not sent',
  access: 'notification_manager',
  views,
  params: idParams,
  answer: z.null(),
  status: 204,
});

/** Files in the form field `files[]`, all or none; or as JSON the files to keep. */
export const uploadNotificationFiles = defineEndpoint({
  ...calls.uploadNotificationFiles,
  summary: 'Add files to a notification, or keep only the files that are named',
  access: 'notification_manager',
  views,
  params: idParams,
  multipart: true,
  body: z.object({ files_to_retain: z.array(idParam).max(MAX_FILES_PER_MESSAGE) }),
  /** All files that the notification now has. */
  answer: z.array(notificationFile),
});

/** Answers the message as it is when it had been finished before. */
export const finishNotification = defineEndpoint({
  ...calls.finishNotification,
  summary: 'Publish a notification that waited for its files, now or at its time, and mail it',
  access: 'notification_manager',
  views,
  params: idParams,
  answer: notification,
});

export const markNotificationsAsRead = defineEndpoint({
  ...calls.markNotificationsAsRead,
  summary: 'Mark all notifications as read, or those that are named',
  access: 'signed-in',
  views,
  body: z.object({ ids: ids.optional() }),
  answer: z.object({ unread_notifications: z.number().int() }),
});

export const getNotificationReaders = defineEndpoint({
  ...calls.getNotificationReaders,
  summary: 'Which members have read a notification, and which have not',
  access: 'notification_manager',
  views,
  params: idParams,
  answer: notificationReaders,
});

export const getNotificationDeliveries = defineEndpoint({
  ...calls.getNotificationDeliveries,
  summary: 'What became of the mail to each recipient',
  access: 'notification_manager',
  views,
  params: idParams,
  answer: listOf(notificationDelivery),
});

export const resendNotification = defineEndpoint({
  ...calls.resendNotification,
  summary: 'Send the mails again that failed, or whose outcome is unknown, to all or to some users',
  access: 'notification_manager',
  views,
  params: idParams,
  body: z.object({ users: ids.optional(), idempotency_key: idempotencyKey }),
  answer: notification,
});

export const previewNotificationMail = defineEndpoint({
  ...calls.previewNotificationMail,
  summary: 'The mail that a notification would be',
  access: 'notification_manager',
  views,
  body: z.object({
    /** The message that is being changed; left out for a new one. */
    notification: idParam.optional(),
    title,
    text_value: text,
    file_titles: z.array(z.string().max(255)).max(MAX_FILES_PER_MESSAGE).default([]),
    notification_recipients: ids.default([]),
    /** Of the recipient; left out: the one that most of the recipients read. */
    language: language.optional(),
  }),
  answer: notificationMail,
});
