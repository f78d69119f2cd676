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
`;

/** By what something is dragged. Renders a `<button>`. */
export const Grip = (props: Omit<ComponentPropsWithRef<'button'>, 'children'>) => (
  <Button type="button" {...props}>
    <Icon icon={GripIcon} size="sm" />
  </Button>
);
