import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { GripIcon } from '../icons/index.js';
import { plainButton } from '../styles/index.js';

/* Above what takes presses on the whole of its row. */
const Button = styled.button`
  ${plainButton}
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('size-target')};
  height: ${token('size-control-sm')};
  color: ${token('color-text-muted')};
  cursor: grab;
  touch-action: none;

  /* Many of them are noise: where a pointer can rest on a thing, its grip is pale until then, or until the focus is in it. */
  @media (hover: hover) {
    :is(article, [data-setting-row]) &[data-quiet] {
      opacity: 0.4;
    }

    :is(article, [data-setting-row]):is(:hover, :focus-within) &[data-quiet] {
      opacity: 1;
    }
  }
`;

export interface GripProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** In a card or a row it is seen only while that is pointed at or has the focus. */
  quiet?: boolean;
}

/** By what something is dragged. Renders a `<button>`. */
export const Grip = ({ quiet = false, ...props }: GripProps) => (
  <Button type="button" data-quiet={quiet || undefined} {...props}>
    <Icon icon={GripIcon} size="sm" />
  </Button>
);
