import type { ReactElement } from 'react';
import { kindName } from '../kernel/columns.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import type { RadarLabels } from '../labels/types.js';
import { Readout } from '../primitives/Readout.js';
import { Tooltip, type TooltipProps } from '../primitives/Tooltip.js';
import type { Pointed } from '../shell/PlotArea.js';
import { browserTheme as theme } from '../theme/theme.js';
import { isOutline, type RadarModel } from './model.js';
import type { RadarWording } from './words.js';

/** The values on a spoke, in a tooltip or above a narrow plot. */
export function RadarTooltip(props: {
  model: RadarModel;
  words: RadarWording;
  labels: RadarLabels;
  pointed: Pointed;
  hint: string | undefined;
}): ReactElement {
  const { model, words, labels, pointed, hint } = props;
  const { index, row, near, docked } = pointed;
  const values: TooltipProps = {
    title: model.keys[index]?.title ?? '',
    estimate: labels.estimate,
    hint,
    theme,
    rows: model.series.map((series, position) => ({
      key: series.config.key,
      title: series.config.title,
      swatch: {
        type: isOutline(series.config) ? 'line' : 'area',
        glyph: series.index % GLYPH_COUNT,
        color: theme.series(series.index, series.config.color),
        isTarget: series.config.isTarget,
      },
      kind: kindName(series.kinds[index]),
      isDrawnActual: series.config.isMostlyActual,
      value: words.value(series, index) || labels.missing,
      current: position === (row ?? near),
    })),
  };
  return docked ? <Readout {...values} part={docked} labels={labels} /> : <Tooltip {...values} />;
}
