import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { fieldBox } from '../styles/index.js';

const Input = styled.input`
  ${fieldBox}
`;

const Box = styled.div`
  position: relative;
`;

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Drawn inside the box at its end, such as a button. */
  trailing?: ReactNode;
}

/**
 * One line of text with label, hint and errors. Renders a `<div>`, which takes `className`,
 * around an `<input>`, which takes the ref and every other prop.
 */
export const TextField = ({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps) => (
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
      <Box>
        <Input type="text" {...rest} {...control} />
        {trailing}
      </Box>
    )}
  </FormField>
);
