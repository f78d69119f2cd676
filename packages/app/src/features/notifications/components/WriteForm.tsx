import { type NotificationFile, today } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Button,
  Checkbox,
  DateTimeField,
  ErrorState,
  Icon,
  RecipientPicker,
  Stack,
  TextField,
} from '@tavoite/ui';
import { MailIcon } from '@tavoite/ui/icons';
import { RichTextEditor } from '@tavoite/ui/RichTextEditor';
import { type KeyboardEvent, memo, useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import type { Message } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import type { Draft, DraftFields } from '../drafts.js';
import { type Field, longTitleProblem, pastProblem } from '../problems.js';
import type { Upload } from '../sending.js';
import { membersCall, type OpenDialog } from '../slice.js';
import { useNotificationsSelector } from '../state.js';
import { FilesField } from './FilesField.js';

/** Keys in other fields do not draw the text and the recipients again. */
const Editor = memo(RichTextEditor);
const Picker = memo(RecipientPicker);

export interface WriteFormProps {
  id: string;
  dialog: OpenDialog;
  draft: Draft;
  existing: readonly NotificationFile[];
  uploads: Readonly<Record<string, Upload>>;
  refusals: Readonly<Record<string, Message | null>>;
  busy: boolean;
  errors: (field: Field) => string[];
  /** Text among the recipients that has not become one. */
  onTypedRecipient: (text: string) => void;
  /** The field of recipients is left, or Enter is pressed in it. */
  onRecipientEntered: () => void;
  onChange: (changed: Partial<DraftFields>) => void;
  onAddFiles: (files: File[]) => void;
  onRemoveFiles: (ids: readonly string[]) => void;
  onRemoveExisting: (id: number) => void;
  /** Shows the mail that will be sent. */
  onPreview: () => void;
  onSubmit: () => void;
}

/** The text is what it is about: with its toolbar a third of the dialog. */
const TEXT_PX = 156;

/** Between what is written and to whom and when it goes. */
const Delivery = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${token('color-border')};
`;

/** The same array as long as it says the same. */
function useSame(errors: string[]): string[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its text stands for it
  return useMemo(() => errors, [JSON.stringify(errors)]);
}

/** The fields of a notification. */
export const WriteForm = ({
  id,
  dialog,
  draft,
  existing,
  uploads,
  refusals,
  busy,
  errors,
  onTypedRecipient,
  onRecipientEntered,
  onChange,
  onAddFiles,
  onRemoveFiles,
  onRemoveExisting,
  onPreview,
  onSubmit,
}: WriteFormProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const members = useNotificationsSelector((state) => state.notifications.members);
  const { fields } = draft;
  const { notification } = dialog;
  const self = useAppSelector((state) => state.user.data?.id);
  const author = notification ? notification.author?.id : self;
  const chosen = fields.recipients.users;
  // Who writes it is not among those who are to read it, unless it was so before.
  const readers = useMemo(
    () => members.data?.filter(({ id }) => id !== author || chosen.includes(id)) ?? NO_MEMBERS,
    [members.data, author, chosen],
  );
  const isPublished = notification?.state === 'published';
  const editorLabels = useMemo(
    () => ({ ...labels.richTextEditor, text: text('text') }),
    [labels, text],
  );
  const timeZone = useAppSelector((state) => state.organization.data?.organization?.time_zone);
  const firstDay = useMemo(() => today(timeZone), [timeZone]);
  const tooLong = longTitleProblem(fields.title);
  const past = pastProblem(fields.publishAt, timeZone);
  const onContent = useCallback((content: string) => onChange({ content }), [onChange]);
  const onRecipients = useCallback(
    (recipients: DraftFields['recipients']) => onChange({ recipients }),
    [onChange],
  );
  const onRecipientKey = useCallback(
    (event: KeyboardEvent) => {
      if (event.key === 'Enter') onRecipientEntered();
    },
    [onRecipientEntered],
  );
  const textErrors = useSame(errors('text_value'));
  const recipientErrors = useSame(errors('notification_recipients'));

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        // Enter in a field does not publish.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
    >
      <Stack>
        <TextField
          label={text('title')}
          value={fields.title}
          errors={tooLong ? [messageText(tooLong)] : errors('title')}
          disabled={busy}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <Editor
          initialContent={dialog.draft.fields.content}
          onValueChange={onContent}
          labels={editorLabels}
          textHeight={TEXT_PX}
          errors={textErrors}
        />
        <FilesField
          existing={existing}
          onRemoveExisting={onRemoveExisting}
          files={draft.files}
          uploads={uploads}
          refusals={refusals}
          onAdd={onAddFiles}
          onRemove={onRemoveFiles}
          errors={errors('files')}
          disabled={busy}
        />
        <Delivery />
        <Checkbox
          label={text('send-notification')}
          hint={text(isPublished ? 'send-hint-published' : 'send-hint')}
          checked={fields.send}
          disabled={busy}
          onChange={(event) => onChange({ send: event.target.checked })}
        />
        {fields.send &&
          (members.error ? (
            <ErrorState
              title={messageText(failureMessage(members.error))}
              retryLabel={text('retry')}
              onRetry={() => dispatch(membersCall.request())}
            />
          ) : (
            <Picker
              {...labels.recipientPicker}
              members={readers}
              value={fields.recipients}
              errors={recipientErrors}
              disabled={busy || members.data === null}
              onValueChange={onRecipients}
              onTextChange={onTypedRecipient}
              onBlur={onRecipientEntered}
              onKeyDown={onRecipientKey}
            />
          ))}
        {fields.send && (
          <div>
            <Button size="sm" icon={<Icon icon={MailIcon} size="sm" />} onClick={onPreview}>
              {text('preview-mail')}
            </Button>
          </div>
        )}
        {!isPublished && (
          <Checkbox
            label={text('publish-later')}
            hint={text('publish-later-hint')}
            checked={fields.later}
            disabled={busy}
            onChange={(event) => onChange({ later: event.target.checked })}
          />
        )}
        {!isPublished && fields.later && (
          <DateTimeField
            label={text('publish-at')}
            labels={labels.dateTimeField}
            locale={locale}
            firstDay={firstDay}
            defaultValue={fields.publishAt ?? ''}
            errors={past ? [messageText(past)] : errors('published')}
            disabled={busy}
            onValueChange={(publishAt) => onChange({ publishAt })}
          />
        )}
      </Stack>
    </form>
  );
};

const NO_MEMBERS: never[] = [];
