import type { ReactElement } from 'react';
import type { ChartMessages } from '../messages.js';
import { Picture } from '../primitives/Picture.js';
import type { ChartTheme } from '../theme/theme.js';
import type { Size } from '../types.js';
import { radarLayout } from './layout.js';
import { radarEntries } from './legend.js';
import { type RadarSpec, radarModel } from './model.js';
import { RadarMarks } from './RadarMarks.js';
import { radarWording } from './words.js';

export interface RadarSvgProps extends RadarSpec {
  readonly size: Size;
  /** Literal colours; `browserTheme` only where the page's style sheet reaches the picture. */
  readonly theme: ChartTheme;
  readonly title: string;
  readonly showTitle?: boolean | undefined;
  readonly messages: ChartMessages;
  /** Unique in the document that the picture is put into. */
  readonly idPrefix?: string | undefined;
}

/** A radar as one picture with title and legend; renders an `<svg>` without a DOM. */
export function RadarSvg(props: RadarSvgProps): ReactElement {
  const { theme, messages, idPrefix = 'chart' } = props;
  const model = radarModel(props);
  return (
    <Picture
      {...props}
      idPrefix={idPrefix}
      entries={radarEntries(props.series, theme)}
      isEmpty={model.isEmpty}
      empty={messages.empty}
      summary={radarWording(props, model, messages).summary().join(' ')}
    >
      {(size) => <RadarMarks layout={radarLayout(model, size)} theme={theme} idPrefix={idPrefix} />}
    </Picture>
  );
}
