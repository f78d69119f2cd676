import type { TargetFigure } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';

/** The values of a target. */
export const TARGET_FIGURES = {
  current: 'current-value',
  target: 'target-value',
  compare: 'compare-value',
} as const satisfies Record<TargetFigure, MessageKey>;
