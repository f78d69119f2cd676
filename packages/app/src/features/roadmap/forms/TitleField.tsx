import { TextField } from '@tavoite/ui';
import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useText } from '../../../i18n/Texts.js';
import { MAX_TITLE_CHARACTERS } from '../constants.js';
import { titleProblem } from './titleProblem.js';

export interface TitleFieldProps {
  title: string;
  onChange: (title: string) => void;
  /** The form was sent once: what is wrong with the title is said. */
  isTried: boolean;
  /** What the server said of the form. */
  error: ApiFailure | null;
}

/** The title of what a form of the roadmap is about; it takes the focus, again where it has to be corrected. */
export const TitleField = ({ title, onChange, isTried, error }: TitleFieldProps) => {
  const { text } = useText();
  const problem = isTried ? titleProblem(title) : null;
  const field = useRef<HTMLInputElement>(null);
  const isWrong = problem !== null;
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  return (
    <TextField
      ref={field}
      label={text('title')}
      value={title}
      onChange={({ target }) => onChange(target.value)}
      errors={[
        ...(problem ? [text(problem, { max: MAX_TITLE_CHARACTERS })] : []),
        ...(error?.messages.title ?? []),
      ]}
      autoComplete="off"
      autoFocus
    />
  );
};
