import type { Notification } from '@tavoite/model';
import type { Draft } from './drafts.js';

/** `YYYY-MM-DDTHH:mm` of a moment, where it was written. */
const MINUTES = 16;

/** A draft with what the message says, or an empty one. */
export function newDraft(notification: Notification | null): Draft {
  const later = notification?.state === 'scheduled';
  return {
    fields: {
      title: notification?.title ?? '',
      content: notification?.text_value ?? '',
      send: notification?.send_notifications ?? false,
      recipients: { users: notification?.notification_recipients ?? [], emails: [] },
      later,
      publishAt: later ? notification.published.slice(0, MINUTES) : null,
    },
    files: [],
    removed: [],
    messageId: notification?.id ?? null,
    created: false,
    key: crypto.randomUUID(),
    changed: 0,
  };
}
