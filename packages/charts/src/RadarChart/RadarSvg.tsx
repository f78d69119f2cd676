import type { ReactElement } from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import type { RadarLabels } from '../labels/types.js';
import { Picture } from '../primitives/Picture.js';
import type { ChartTheme } from '../theme/theme.js';
import type { Size } from '../types.js';
import { radarLayout } from './layout.js';
import { estimateEntry, radarEntries } from './legend.js';
import { type RadarSpec, radarModel } from './model.js';
import { RadarMarks } from './RadarMarks.js';
import { radarWording } from './words.js';

export interface RadarSvgProps extends RadarSpec {
  /** Size of the whole picture in pixels. */
  readonly size: Size;
  /** Literal colours; `browserTheme` only where the page's style sheet reaches the picture. */
  readonly theme: ChartTheme;
  /** Name of the picture, written over it unless `showTitle` is false. */
  readonly title: string;
  /** Whether the title is written; it names the picture in any case. */
  readonly showTitle?: boolean | undefined;
  /** Only its marks, where no letter could be read: no title, legend or names of axes. */
  readonly bare?: boolean | undefined;
  /** Written under the title, such as the period that is shown. */
  readonly subtitle?: string | undefined;
  /** Texts in place of the provider's or the English ones. */
  readonly labels?: Partial<RadarLabels> | undefined;
  /** Unique in the document that the picture is put into. */
  readonly idPrefix?: string | undefined;
}

/** A radar as one picture with title and legend; renders an `<svg>` without a DOM. */
export function RadarSvg(props: RadarSvgProps): ReactElement {
  const labels = useLabels('radarChart', props.labels);
  return <RadarPicture {...props} labels={labels} />;
}

export interface RadarPictureProps extends RadarSvgProps {
  readonly labels: RadarLabels;
}

/** The same with all of its texts; like everything below it without hooks: see `chartPicture`. */
export function RadarPicture(props: RadarPictureProps): ReactElement {
  const { theme, labels, idPrefix = 'chart' } = props;
  const model = radarModel(props);
  const words = radarWording(props, model, labels);
  const estimate = estimateEntry(labels.estimate, model, theme);
  return (
    <Picture
      {...props}
      idPrefix={idPrefix}
      entries={[...radarEntries(props.series, theme, model), ...(estimate ? [estimate] : [])]}
      isEmpty={model.isEmpty}
      empty={labels.empty}
      summary={words.summary().join(' ')}
    >
      {(size) => (
        <RadarMarks
          layout={radarLayout(model, size, words.spoke, props.bare)}
          theme={theme}
          idPrefix={idPrefix}
        />
      )}
    </Picture>
  );
}
