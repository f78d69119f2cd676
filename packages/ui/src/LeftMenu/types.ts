import type { IconDrawing } from '../Icon/index.js';

export interface LeftMenuLink {
  /** Unique in the menu. */
  id: string;
  /** Text of the entry. */
  label: string;
  /** Address of the page. */
  href: string;
  /** The page that is open. */
  current?: boolean;
}

export interface LeftMenuEntry extends LeftMenuLink {
  /** Shown before the text, or on its own while the menu is narrow. */
  icon: IconDrawing;
  /** Shows a red dot; the text says what it means. */
  dotLabel?: string;
  /** Pages of a submenu. */
  children?: readonly LeftMenuLink[];
}
