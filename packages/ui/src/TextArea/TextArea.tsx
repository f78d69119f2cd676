import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { fieldBox } from '../styles/index.js';

const Area = styled.textarea`
  ${fieldBox}
  display: block;
  padding-block: ${token('space-2')};
  resize: vertical;
  font-family: inherit;
  /* Grows with what is typed where the browser can do so. */
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1.5em + 2 * ${token('space-2')} + 2px);
  max-block-size: 20em;
`;

const DEFAULT_ROWS = 3;

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Lines shown at least; 3 by default. */
  rows?: number;
}

/**
 * Several lines of plain text with label, hint and errors. Renders a `<div>`, which takes
 * `className`, around a `<textarea>`, which takes the ref and every other prop.
 */
export const TextArea = ({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  className,
  id,
  rows = DEFAULT_ROWS,
  style,
  ...rest
}: TextAreaProps) => (
  <FormField
    label={label}
    hideLabel={hideLabel}
    optional={optional}
    hint={hint}
    errors={errors}
    className={className}
    controlId={id}
  >
    {(control) => (
      <Area
        rows={rows}
        style={{ ...style, '--rows': rows } as typeof style}
        {...rest}
        {...control}
      />
    )}
  </FormField>
);
