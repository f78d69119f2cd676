import type { Language, NotificationMail } from '@tavoite/model';
import { MailPreview, Modal, SegmentedControl, Spinner, Stack, Toolbar } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import type { DraftFields } from '../drafts.js';
import { mailCall } from '../slice.js';
import { useNotificationsSelector } from '../state.js';

/** Names that are written out; of more their number is said. */
const SHOWN_NAMES = 3;

const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  en: 'mail-in-english',
  fi: 'mail-in-finnish',
};

export interface MailDialogProps {
  onClose: () => void;
  fields: DraftFields;
  /** Names of the files that go with it. */
  files: readonly string[];
  /** The message that is changed; null for a new one. */
  notification: number | null;
}

/** Language and form of the mail that is shown. */
const Choices = ({
  mail,
  format,
  onLanguage,
  onFormat,
}: {
  mail: NotificationMail;
  format: 'html' | 'text';
  onLanguage: (language: Language) => void;
  onFormat: (format: 'html' | 'text') => void;
}) => {
  const { text } = useText();
  return (
    <Toolbar>
      {mail.languages.length > 1 && (
        <SegmentedControl
          size="sm"
          label={text('mail-language')}
          value={mail.language}
          onValueChange={onLanguage}
          options={mail.languages.map(({ language, recipients }) => ({
            value: language,
            label: text(LANGUAGE_NAMES[language], { count: recipients }),
          }))}
        />
      )}
      <SegmentedControl
        size="sm"
        label={text('mail-format')}
        value={format}
        onValueChange={onFormat}
        options={[
          { value: 'html', label: text('mail-as-page') },
          { value: 'text', label: text('mail-as-text') },
        ]}
      />
    </Toolbar>
  );
};

/** The mail as the server would send it, in the languages of those who get it. */
const MailDialog = ({ onClose, fields, files, notification }: MailDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { modal, mailPreview } = useLabels();
  const { data: mail, error } = useNotificationsSelector((state) => state.notifications.mail);
  const members = useNotificationsSelector((state) => state.notifications.members.data ?? []);
  const [format, setFormat] = useState<'html' | 'text'>('html');
  const users = fields.recipients.users;
  const load = (language?: Language) =>
    dispatch(
      mailCall.request({
        ...(notification === null ? {} : { notification }),
        title: fields.title.trim(),
        text_value: fields.content,
        file_titles: [...files],
        notification_recipients: users,
        ...(language ? { language } : {}),
      }),
    );
  // The form cannot change while it is covered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    load();
    return () => {
      dispatch(mailCall.reset());
    };
  }, []);

  const names = users.slice(0, SHOWN_NAMES).map((id) => {
    const member = members.find((other) => other.id === id);
    return member ? member.full_name || member.username : `#${id}`;
  });
  const to =
    users.length === 0
      ? text('nobody-is-mailed')
      : text('names-and-more', { names: names.join(', '), more: users.length - names.length });
  const content = () => {
    if (error)
      return <LoadFailure title={text('mail-failed')} error={error} onRetry={() => load()} />;
    if (!mail) return <Spinner label={text('loading-mail')} />;
    const { name, email } = mail.sender;
    return (
      <Stack>
        <Choices {...{ mail, format }} onLanguage={load} onFormat={setFormat} />
        <MailPreview
          from={name ? `${name} <${email}>` : email}
          to={to}
          subject={mail.subject}
          html={mail.html}
          text={mail.text}
          format={format}
          language={mail.language}
          labels={mailPreview}
        />
      </Stack>
    );
  };
  return (
    <Modal
      {...modal}
      open
      covers
      size="wide"
      align="top"
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={text('preview-mail')}
      description={text('preview-mail-description')}
    >
      {content()}
    </Modal>
  );
};

export default MailDialog;
