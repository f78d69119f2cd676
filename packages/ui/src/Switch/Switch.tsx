import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${token('space-3')};
  min-height: ${token('size-target')};

  label {
    padding-block: 2px;
  }

  input {
    appearance: none;
    position: relative;
    width: 36px;
    height: 20px;
    margin: 3px 0 0;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border-strong')};
    border-radius: ${token('radius-pill')};
    cursor: pointer;
    transition: background-color ${token('duration-fast')} ${token('easing-standard')};
  }

  input::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${token('color-border-strong')};
    transition: translate ${token('duration-fast')} ${token('easing-standard')};
  }

  input:checked {
    background: ${token('color-accent')};
    border-color: ${token('color-accent')};
  }

  input:checked::after {
    translate: 16px 0;
    background: ${token('color-on-accent')};
  }

  input:disabled {
    background: ${token('color-surface-sunken')};
    border-color: ${token('color-border')};
    cursor: not-allowed;
  }

  input:disabled::after {
    background: ${token('color-text-disabled')};
  }

  input:disabled + div label {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }

  @media (prefers-reduced-motion: reduce) {
    input,
    input::after {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    input {
      forced-color-adjust: none;
      background: Canvas;
      border-color: ButtonText;
    }

    input::after {
      background: ButtonText;
    }

    input:checked {
      background: Highlight;
      border-color: Highlight;
    }

    input:checked::after {
      background: HighlightText;
    }

    input:disabled {
      background: Canvas;
      border-color: GrayText;
    }

    input:disabled::after {
      background: GrayText;
    }
  }
`;

const Hint = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** Next to the switch; clicking it clicks the switch. It stays the same whether on or off. */
  label: ReactNode;
  /** A smaller sentence below the label. */
  hint?: ReactNode;
  /** Called with whether it is on. */
  onValueChange?: (on: boolean) => void;
}

/**
 * Turns something on or off at once; for a value that is sent with a form, use `Checkbox`. Renders a `<div>`, which takes
 * `className`, around an `<input type="checkbox" role="switch">`, which takes the ref and every other prop.
 */
export const Switch = ({
  label,
  hint,
  onValueChange,
  onChange,
  onKeyDown,
  className,
  id,
  ...rest
}: SwitchProps) => {
  const madeUp = useId();
  const inputId = id ?? madeUp;
  const hintId = `${inputId}-hint`;
  return (
    <Root className={className}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
        role="switch"
        id={inputId}
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.checked);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // The switch pattern requires it in addition to the space bar, which the browser handles.
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      </div>
    </Root>
  );
};
