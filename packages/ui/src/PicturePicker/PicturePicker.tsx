import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { choiceGroup, choiceTile } from '../styles/choices.js';
import { visuallyHidden } from '../styles/index.js';

/** One of the pictures. */
export interface PictureOption {
  /** Unique in the list; handed to `onValueChange`. */
  readonly value: string;
  /** Spoken name, and what the pointer is told. */
  readonly label: string;
  /** An icon, or what else is drawn; it says nothing itself. */
  readonly picture: ReactNode;
}

export interface PicturePickerProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Above the pictures and spoken as their name. */
  label: ReactNode;
  /** What there is to choose from. */
  options: readonly PictureOption[];
  /** The chosen one; null while none is. */
  value: string | null;
  /** Called with the value of the new one. */
  onValueChange: (value: string) => void;
}

const Root = styled.fieldset`
  ${choiceGroup}
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
`;

const Choice = styled.label`
  ${choiceTile}
  justify-content: center;
  min-width: ${token('size-control-md')};
  padding: ${token('space-1')};

  > span:last-of-type {
    ${visuallyHidden}
  }

  > [data-picture] {
    display: grid;
  }
`;

/**
 * One of some small pictures, such as icons or colours: a radio group, so arrow keys move the choice.
 * The name of the chosen one stands beside the label. Renders a `<fieldset>`.
 */
export const PicturePicker = ({
  label,
  options,
  value,
  onValueChange,
  ...rest
}: PicturePickerProps) => {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Root {...rest}>
      <legend>
        {label}
        {chosen ? <span aria-hidden="true">{`: ${chosen.label}`}</span> : null}
      </legend>
      <Pictures>
        {options.map((option) => (
          <Choice
            key={option.value}
            title={option.label}
            data-checked={option.value === value || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span data-picture="" aria-hidden="true">
              {option.picture}
            </span>
            <span>{option.label}</span>
          </Choice>
        ))}
      </Pictures>
    </Root>
  );
};
