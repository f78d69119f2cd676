import type { IconDrawing } from '../Icon/index.js';

export interface LeftMenuLink {
  id: string;
  label: string;
  href: string;
  /** The page that is open. */
  current?: boolean;
}

export interface LeftMenuEntry extends LeftMenuLink {
  icon: IconDrawing;
  /** Shows a red dot; the text says what it means. */
  dotLabel?: string;
  /** Pages of a submenu. */
  children?: readonly LeftMenuLink[];
}
