import { MAX_REASON_CHARACTERS } from '@tavoite/model';
import { TextArea } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

export interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
  /** It was left out, and is asked for. */
  isMissing: boolean;
  /** What is reasoned: a change of verified figures, or that a closed month is opened again. */
  of?: 'change' | 'reopen';
}

const WORDS = {
  change: { label: 'change-reason', hint: 'change-reason-hint' },
  reopen: { label: 'reopen-reason', hint: 'reopen-reason-hint' },
} as const;

/** Why verified figures are changed. */
export const ReasonField = ({ reason, onChange, isMissing, of = 'change' }: ReasonFieldProps) => {
  const { text } = useText();
  const { label, hint } = WORDS[of];
  return (
    <TextArea
      label={text(label)}
      hint={text(hint)}
      errors={isMissing ? [text('change-reason-required')] : []}
      value={reason}
      maxLength={MAX_REASON_CHARACTERS}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
