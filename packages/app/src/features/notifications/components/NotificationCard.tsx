import type { Notification } from '@tavoite/model';
import {
  Badge,
  type BadgeProps,
  dayText,
  momentText,
  NotificationItem,
  relativeTime,
  timeText,
} from '@tavoite/ui';
import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import { fileRequested, writeRequested } from '../slice.js';
import { Deliveries } from './Deliveries.js';
import { Readers } from './Readers.js';

/** Addresses of files are good for five minutes. */
const LINK_MS = 4 * 60_000;
const DAY_CHARACTERS = 10;

export interface NotificationCardProps {
  notification: Notification;
  isNew: boolean;
  /** The one that the address names: all of it is shown. */
  isLinked: boolean;
  /** When the addresses of its files were made, in milliseconds. */
  loadedAt: number;
  isManager: boolean;
  onDelete: (notification: Notification) => void;
}

/** Who wrote it, and that it has changed since. */
const Origin = ({ notification: { author, edited } }: { notification: Notification }) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const parts = [
    author?.name,
    edited ? text('edited-when', { when: relativeTime(edited, locale) ?? '' }) : null,
  ];
  return parts.filter(Boolean).join(' · ');
};

/** Of one that is not published, what will happen. */
const Status = ({ notification }: { notification: Notification }) => {
  const { text } = useText();
  const language = useShownLanguage();
  const { state, published, notification_recipients, send_notifications } = notification;
  const mails = send_notifications ? notification_recipients.length : 0;
  const badge = (tone: BadgeProps['tone'], label: string, sentence: string) => (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span>{sentence}</span>
    </>
  );
  if (state === 'waiting')
    return badge('warning', text('waiting'), text('waiting-description', { mails }));
  const day = momentText(published, language, 'day') || published;
  const values = { day, time: timeText(published), mails };
  return badge('info', text('scheduled'), text('scheduled-description', values));
};

/** A notification of the list. */
export const NotificationCard = memo(
  ({ notification, isNew, isLinked, loadedAt, isManager, onDelete }: NotificationCardProps) => {
    const dispatch = useAppDispatch();
    const { notificationItem, fileInputs } = useLabels();
    const { id, title, published, text_value, files, state, deliveries } = notification;
    const day = published.slice(0, DAY_CHARACTERS);
    return (
      <NotificationItem
        // Takes the focus when the one before it is deleted.
        tabIndex={-1}
        data-notification={id}
        title={title}
        isNew={isNew}
        published={dayText(day, 'DD/MM/YYYY') ?? day}
        publishedDate={day}
        content={text_value}
        defaultOpen={isLinked}
        files={files.map((file) => ({
          id: file.id,
          title: file.file_title,
          href: file.notification_file,
          size: fileInputs.formatSize(file.size),
        }))}
        onOpenFile={(file, event) => {
          if (Date.now() - loadedAt < LINK_MS) return;
          event.preventDefault();
          dispatch(fileRequested(id, Number(file.id)));
        }}
        author={notification.author?.name}
        meta={
          notification.author || notification.edited ? <Origin notification={notification} /> : null
        }
        status={state === 'published' ? null : <Status notification={notification} />}
        receipts={
          isManager && state === 'published' ? (
            <>
              <Readers notification={notification} />
              {deliveries && <Deliveries id={id} counts={deliveries} />}
            </>
          ) : null
        }
        labels={notificationItem}
        {...(isManager && {
          onEdit: () => dispatch(writeRequested(notification)),
          onDelete: () => onDelete(notification),
        })}
      />
    );
  },
);
