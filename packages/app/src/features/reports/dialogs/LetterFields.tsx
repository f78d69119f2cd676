import { MAX_REPORT_MESSAGE_CHARACTERS, MAX_TITLE_CHARACTERS } from '@tavoite/model';
import { TextArea, TextField } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';

/** What the mails of a report say besides the report. */
export interface Letter {
  /** Empty for the one that names the report. */
  subject: string;
  /** Above the report; empty for none. */
  message: string;
}

/** Whether both fit into a mail. */
export const isLetterFit = ({ subject, message }: Letter): boolean =>
  subject.trim().length <= MAX_TITLE_CHARACTERS &&
  message.trim().length <= MAX_REPORT_MESSAGE_CHARACTERS;

export interface LetterFieldsProps {
  /** Title of the report. */
  title: string;
  value: Letter;
  onValueChange: (changed: Partial<Letter>) => void;
  disabled: boolean;
}

/** Subject and message of one's own. */
export const LetterFields = ({
  title,
  value: { subject, message },
  onValueChange,
  disabled,
}: LetterFieldsProps) => {
  const { text } = useText();
  const organization = useAppSelector((state) => state.organization.data?.organization?.name);
  const errorsOf = (value: string, max: number) =>
    value.trim().length > max ? [text('characters-too-many', { max })] : [];
  return (
    <>
      <TextField
        label={text('mail-subject')}
        hint={text('mail-subject-hint')}
        // As the server writes it.
        placeholder={[title, organization].filter(Boolean).join(' – ')}
        errors={errorsOf(subject, MAX_TITLE_CHARACTERS)}
        autoComplete="off"
        value={subject}
        disabled={disabled}
        onChange={({ target }) => onValueChange({ subject: target.value })}
      />
      <TextArea
        label={text('mail-message')}
        hint={text('mail-message-hint')}
        errors={errorsOf(message, MAX_REPORT_MESSAGE_CHARACTERS)}
        value={message}
        disabled={disabled}
        onChange={({ target }) => onValueChange({ message: target.value })}
      />
    </>
  );
};
