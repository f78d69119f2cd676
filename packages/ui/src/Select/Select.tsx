import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon } from '../icons/index.js';
import { fieldBox } from '../styles/index.js';

const Box = styled.div`
  position: relative;

  select {
    ${fieldBox}
    appearance: none;
    padding-right: ${token('space-8')};
    text-overflow: ellipsis;
  }

  /* Browsers make it paler than other fields. */
  select:disabled {
    opacity: 1;
  }

  select:disabled + svg {
    color: ${token('color-text-disabled')};
  }

  svg {
    position: absolute;
    top: 50%;
    right: ${token('space-2')};
    translate: 0 -50%;
    pointer-events: none;
    color: ${token('color-text-muted')};
  }
`;

export interface SelectOption {
  /** The `value` of the `<option>`. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, as an option with the value `''`. */
  placeholder?: string;
}

/**
 * One of several. Renders a `<div>`, which takes `className`, around a native `<select>`,
 * which takes the ref and every other prop.
 */
export const Select = ({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  options,
  placeholder,
  className,
  id,
  ...rest
}: SelectProps) => (
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
        <select {...rest} {...control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDownIcon} size="sm" />
      </Box>
    )}
  </FormField>
);
