import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useId } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../utils/mergeRefs.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${token('space-2')};
  min-height: ${token('size-target')};

  label {
    padding-block: 2px;
  }

  input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border-strong')};
    border-radius: ${token('radius-small')};
    cursor: pointer;
    transition: background-color ${token('duration-fast')} ${token('easing-standard')};
  }

  input::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid ${token('color-on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    opacity: 0;
  }

  input:checked,
  input:indeterminate {
    background: ${token('color-accent')};
    border-color: ${token('color-accent')};
  }

  input:checked::after {
    opacity: 1;
  }

  input:indeterminate::after {
    width: 10px;
    height: 0;
    margin: 0;
    border-width: 0 0 2px;
    rotate: none;
    opacity: 1;
  }

  input:disabled {
    background: ${token('color-surface-sunken')};
    border-color: ${token('color-border')};
    cursor: not-allowed;
  }

  input:disabled::after {
    border-color: ${token('color-text-disabled')};
  }

  input:disabled + div label {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    input {
      appearance: auto;
    }

    input::after {
      display: none;
    }
  }
`;

const Hint = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Next to the box; clicking it clicks the box. */
  label: ReactNode;
  /** A smaller sentence below the label. */
  hint?: ReactNode;
  /** Some, but not all, of the options it represents are chosen. */
  indeterminate?: boolean;
}

/**
 * A yes or no with its label. Renders a `<div>`, which takes `className`, around an
 * `<input type="checkbox">`, which takes the ref and every other prop.
 */
export const Checkbox = ({
  label,
  hint,
  indeterminate = false,
  className,
  id,
  ref,
  ...rest
}: CheckboxProps) => {
  const madeUp = useId();
  const inputId = id ?? madeUp;
  const hintId = `${inputId}-hint`;
  // The DOM knows the third state as a property only.
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <Root className={className} data-indeterminate={indeterminate || undefined}>
      <input
        type="checkbox"
        id={inputId}
        aria-describedby={hint ? hintId : undefined}
        ref={mergeRefs(mark, ref)}
        {...rest}
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      </div>
    </Root>
  );
};
