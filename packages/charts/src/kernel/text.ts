import { textWidth } from '@tavoite/model';
import { max } from 'd3-array';

export { textWidth, truncatedText, wrapText } from '@tavoite/model';

/** A word as an entry of its own, as those beside it begin. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Width of the widest of some texts. */
export const widestText = (texts: readonly string[], fontSize: number): number =>
  max(texts, (text) => textWidth(text, fontSize)) ?? 0;
