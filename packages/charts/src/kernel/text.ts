import { textWidth } from '@tavoite/model';
import { max } from 'd3-array';

export { textWidth, truncatedText, wrapText } from '@tavoite/model';

/** Width of the widest of some texts. */
export const widestText = (texts: readonly string[], fontSize: number): number =>
  max(texts, (text) => textWidth(text, fontSize)) ?? 0;
