import { type Recipients as Chosen, ErrorState, RecipientPicker } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { membersCall } from '../slice.js';
import { useReportsSelector } from '../state.js';

const NO_MEMBERS: never[] = [];

export interface RecipientsProps {
  value: Chosen;
  onValueChange: (value: Chosen) => void;
  onTextChange: (text: string) => void;
  errors: readonly string[];
  disabled: boolean;
}

/** Members of the organisation and typed addresses. */
export const Recipients = ({ value, onValueChange, ...rest }: RecipientsProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { recipientPicker } = useLabels();
  const members = useReportsSelector((state) => state.reports.members);
  useEffect(() => {
    dispatch(membersCall.request());
  }, [dispatch]);
  if (members.error)
    return (
      <ErrorState
        title={messageText(failureMessage(members.error))}
        retryLabel={text('retry')}
        onRetry={() => dispatch(membersCall.request())}
      />
    );
  return (
    <RecipientPicker
      {...recipientPicker}
      {...rest}
      allowEmails
      placeholder={text('recipients-placeholder')}
      // An empty selection is ignored below, so there is no button that would do nothing.
      allowNone={false}
      hint={text('recipients-hint')}
      members={members.data ?? NO_MEMBERS}
      value={value}
      // Open to typing while the members are on their way: the field has the dialog's focus.
      {...(members.data === null
        ? { emptyText: text('loading-members'), countLabel: undefined }
        : {})}
      onValueChange={(next) => {
        // An empty selection clears nothing.
        if (next.users.length + next.emails.length > 0) onValueChange(next);
      }}
    />
  );
};
