import { pixels } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import type { IconDrawing } from './types.js';

const SIZES = {
  sm: pixels('size-icon-sm'),
  md: pixels('size-icon-md'),
  lg: pixels('size-icon-lg'),
} as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  /** One of `@tavoite/ui/icons`, or what `namedIcon` returns for a name known only at run time. */
  icon: IconDrawing;
  /** 16, 20 or 24 px; 20 by default. */
  size?: keyof typeof SIZES;
  /** Spoken name. Without one the icon is decoration and is not spoken. */
  label?: string;
}

/** A line icon in the colour of the text around it. Renders an `<svg>`. */
export const Icon = ({ icon: Drawing, size = 'md', label, ...rest }: IconProps) => (
  <Drawing
    size={SIZES[size]}
    strokeWidth={1.75}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  />
);
