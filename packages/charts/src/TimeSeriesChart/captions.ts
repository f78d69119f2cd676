import { titleWithUnit } from '@tavoite/model';
import { isOwn } from '../kernel/estimates.js';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE } from '../theme/text.js';
import type { AxisSide } from '../types.js';
import type { TimeSeriesModel } from './model.js';

/** Of the width, before a caption is no longer one of an axis's own side. */
const MAX_CAPTION_SHARE = 0.48;

/**
 * What is written over an axis: its unit; where there are two, what each of them measures, as far as
 * there is room.
 */
export function captions(
  model: TimeSeriesModel,
  units: Record<AxisSide, string | undefined>,
  width: number,
  runningTotal: string | undefined,
): Record<AxisSide, string> {
  const { usesLeft, usesRight, series } = model;
  const plain = {
    left: (usesLeft && units.left) || '',
    right: (usesRight && units.right) || '',
  };
  const named = (side: AxisSide) => {
    const titles = series
      .filter((one) => one.axis === side && isOwn(one))
      .map(({ config }) => config.title);
    return usesLeft && usesRight && titles.length > 0
      ? titleWithUnit(titles.join(', '), plain[side])
      : plain[side];
  };
  const room = width * (usesLeft && usesRight ? MAX_CAPTION_SHARE : 1);
  const fitting = (texts: readonly string[]) =>
    texts.find((text) => textWidth(text, FONT_SIZE) <= room) ?? '';
  const total = (text: string) => [text, runningTotal].filter(Boolean).join(', ');
  const left = named('left');
  return {
    // Both of it first, then what the values are, then what they are of.
    left: fitting([total(left), total(plain.left), left, plain.left]),
    right: fitting([named('right'), plain.right]),
  };
}
