import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ErrorIcon } from '../icons/index.js';
import { visuallyHidden } from '../styles/index.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-text')};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space-1')};
`;

const Hint = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${token('space-1')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-danger-text')};

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** What the control inside a `FormField` must carry. */
export interface FieldControlProps {
  /** Joins the control with its label. */
  id: string;
  /** Ids of what is optional, of the hint and of the errors, while there are any. */
  'aria-describedby': string | undefined;
  /** True while there are errors. */
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  /** Above the control; a click on it focuses the control. */
  label: ReactNode;
  /** Keeps the label for assistive technology only, where the place says it already. */
  hideLabel?: boolean;
  /** Beside the label of what may be left empty among fields that may not, such as `(optional)`. */
  optional?: ReactNode;
  /** A sentence below the label. */
  hint?: ReactNode;
  /** What is wrong; each on its own line, spoken when it appears. */
  errors?: readonly string[];
}

export interface FormFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the control; made up when left out. */
  controlId?: string;
  /**
   * Draws the control with the props that tie it to label, hint and errors. What a `<label>` cannot be
   * for is named by the label's id, which is the control's with `-label`.
   */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, hint and errors around any control. `data-invalid` while there are errors.
 * Renders a `<div>`.
 */
export const FormField = ({
  label,
  hideLabel,
  optional,
  hint,
  errors = [],
  controlId,
  children,
  ...rest
}: FormFieldProps) => {
  const madeUp = useId();
  const id = controlId ?? madeUp;
  const optionalId = `${id}-optional`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [
    optional ? optionalId : '',
    hint ? hintId : '',
    errors.length > 0 ? errorId : '',
  ]
    .filter(Boolean)
    .join(' ');
  const named = (
    <Label id={`${id}-label`} htmlFor={id} data-hidden={hideLabel || undefined}>
      {label}
    </Label>
  );
  return (
    <Root data-invalid={errors.length > 0 || undefined} {...rest}>
      {optional ? (
        <LabelRow>
          {named}
          <Hint as="span" id={optionalId}>
            {optional}
          </Hint>
        </LabelRow>
      ) : (
        named
      )}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      <div id={errorId} aria-live="polite">
        {errors.map((error) => (
          <ErrorText key={error}>
            <Icon icon={ErrorIcon} size="sm" />
            <span>{error}</span>
          </ErrorText>
        ))}
      </div>
    </Root>
  );
};
