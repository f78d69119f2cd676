import { analysis } from './analysis.js';
import { dataMap } from './dataMap.js';
import { fields } from './fields.js';
import { figures } from './figures.js';
import { foundations } from './foundations.js';
import { messages } from './messages.js';
import { overlays } from './overlays.js';
import { richText } from './richText.js';
import { shell } from './shell.js';
import { strategy } from './strategy.js';
import type { Conforming } from './types.js';

/** Every exported component; the suite fails for one that is missing here. */
export const conforming: readonly Conforming[] = [
  ...foundations,
  ...fields,
  ...overlays,
  ...shell,
  ...strategy,
  ...analysis,
  ...figures,
  ...dataMap,
  ...messages,
  ...richText,
];

/** Exports that look like components but draw no element. */
export const WITHOUT_ELEMENT: readonly string[] = ['GlobalStyle', 'LinkProvider', 'MenuRadioGroup'];
