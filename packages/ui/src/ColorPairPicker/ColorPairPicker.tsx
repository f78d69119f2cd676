import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { CheckIcon } from '../icons/index.js';
import { choiceGroup, choiceTile } from '../styles/choices.js';

/** A colour for each theme, as the API gives it. */
export interface ColorPair {
  /** Unique in the list; handed to `onValueChange`. */
  readonly id: number;
  /** Spoken name of the colour. */
  readonly title: string;
  /** `#rrggbb` in the light theme. */
  readonly color: string;
  /** `#rrggbb` in the dark theme. */
  readonly dark_color: string;
}

export interface ColorPairPickerProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Above the colours and spoken as their name. */
  label: ReactNode;
  /** What there is to choose from. */
  pairs: readonly ColorPair[];
  /** Id of the chosen pair; null while none is. */
  value: number | null;
  /** Called with the id of the new pair. */
  onValueChange: (id: number) => void;
  /** Shown where there is no pair to choose. */
  emptyText: string;
}

const Root = styled.fieldset`
  ${choiceGroup}
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${token('space-2')};
`;

const Choice = styled.label`
  ${choiceTile}
`;

/* The colour of each theme on that theme's side, whichever theme is on. */
const Swatch = styled.span`
  flex: none;
  display: block;
  inline-size: 32px;
  block-size: 20px;
  border: 1px solid ${token('color-border-strong')};
  border-radius: ${token('radius-small')};
  background: linear-gradient(to right, var(--light) 50%, var(--dark) 50%);
  forced-color-adjust: none;
`;

/**
 * One of the pairs of colours of the organisation: a radio group, so arrow keys move the choice. A
 * swatch shows the colour of the light theme and, next to it, that of the dark one. Renders a `<fieldset>`.
 */
export const ColorPairPicker = ({
  label,
  pairs,
  value,
  onValueChange,
  emptyText,
  ...rest
}: ColorPairPickerProps) => {
  const name = useId();
  return (
    <Root data-state={pairs.length === 0 ? 'empty' : 'ready'} {...rest}>
      <legend>{label}</legend>
      {pairs.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <Pairs>
          {pairs.map((pair) => (
            <Choice key={pair.id} data-checked={pair.id === value || undefined}>
              <input
                type="radio"
                name={name}
                checked={pair.id === value}
                onChange={() => onValueChange(pair.id)}
              />
              <Swatch
                aria-hidden="true"
                style={{ '--light': pair.color, '--dark': pair.dark_color } as CSSProperties}
              />
              {pair.title}
              {pair.id === value && <Icon icon={CheckIcon} size="sm" />}
            </Choice>
          ))}
        </Pairs>
      )}
    </Root>
  );
};
