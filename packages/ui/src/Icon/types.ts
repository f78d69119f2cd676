import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Width and height, in pixels. */
  size?: number;
}

/** What an icon looks like: one of `@tavoite/ui/icons`, or a component of your own that renders an `<svg>`. */
export type IconDrawing = (props: IconDrawingProps) => ReactNode;
