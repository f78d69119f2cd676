import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { mobile, visuallyHidden } from '../styles/index.js';

const Root = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 1px solid ${token('color-border')};
  border-radius: 8px;
  background: ${token('color-surface-sunken')};

  &[data-full-width] {
    display: flex;
  }

  label {
    position: relative;
    display: inline-flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: center;
    gap: ${token('space-2')};
    min-height: calc(${token('size-control-md')} - 6px);
    padding: ${token('space-1')} ${token('space-3')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
    transition:
      background-color ${token('duration-fast')} ${token('easing-standard')},
      color ${token('duration-fast')} ${token('easing-standard')};
  }

  label:hover {
    color: ${token('color-text')};
  }

  label[data-checked] {
    color: ${token('color-accent-text')};
    background: ${token('color-surface-raised')};
    box-shadow: 0 0 0 1px ${token('color-border-strong')};
  }

  label[data-disabled] {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }

  label:focus-within:has(:focus-visible) {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 1px;
  }

  &[data-size='sm'] label {
    min-height: ${token('size-target')};
    padding: 0 ${token('space-2')};
    font-size: ${token('font-size-sm')};
  }

  /* As high as what is beside it. */
  ${mobile} {
    &[data-size='sm'] label {
      min-height: calc(${token('size-control-md')} - 6px);
    }
  }

  input {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    label[data-checked] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
  }
`;

export interface SegmentOption<Value extends string> {
  /** Handed to `onValueChange`. */
  value: Value;
  /** Text of the segment. */
  label: ReactNode;
  /** An `Icon` before the label. */
  icon?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** What is chosen here; spoken, not shown. */
  label: string;
  /** What there is to choose from. */
  options: readonly SegmentOption<Value>[];
  /** The option that holds. */
  value: Value;
  /** Called with the option that is chosen. */
  onValueChange: (value: Value) => void;
  /** 30 or 36 px high; on narrow screens both are as high as a button. */
  size?: 'sm' | 'md';
  /** As wide as its container, the options equally wide. */
  fullWidth?: boolean;
}

/**
 * One of two to five views or modes, all in sight: a radio group, so arrow keys move the
 * choice. Renders a `<fieldset>`.
 */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  fullWidth,
  disabled,
  ...rest
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <Root
      role="radiogroup"
      disabled={disabled}
      data-size={size}
      data-value={value}
      data-full-width={fullWidth || undefined}
      aria-label={label}
      {...rest}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-checked={option.value === value || undefined}
          data-disabled={disabled || option.disabled || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </Root>
  );
};
