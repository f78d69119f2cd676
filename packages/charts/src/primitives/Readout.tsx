import { type ReactElement, useId, useState } from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';
import type { FrameLabels } from '../labels/types.js';
import type { ReadoutPart } from '../shell/PlotArea.js';
import {
  DifferenceText,
  RowSwatch,
  rowProps,
  type TooltipProps,
  type TooltipRow,
  TooltipTitle,
} from './Tooltip.js';

export interface ReadoutProps extends TooltipProps {
  /** Which part of it. */
  readonly part: ReadoutPart;
  /** Texts of the button that shows the other rows. */
  readonly labels: Pick<FrameLabels, 'moreRows' | 'fewerRows'>;
}

/** As many leave room for the plot below them. */
const MAX_ROWS = 5;

const isSeries = ({ swatch }: TooltipRow): boolean => swatch !== undefined;

/**
 * The rows of the first series, and in place of the last of them the current one, where that is further
 * down; totals say something of all of them.
 */
function firstRows(rows: readonly TooltipRow[]): readonly TooltipRow[] {
  const series = rows.filter(isSeries);
  const first = series.slice(0, MAX_ROWS);
  const current = series.slice(MAX_ROWS).find((row) => row.current);
  const kept = new Set(current ? [...first.slice(0, -1), current] : first);
  return rows.filter((row) => !isSeries(row) || kept.has(row));
}

/** The values at the cursor of a narrow chart, for places of their own above or below its plot. */
export function Readout(props: ReadoutProps): ReactElement | null {
  switch (props.part) {
    case 'all':
      return <ReadoutAll {...props} />;
    case 'hint':
      return props.hint ? <p className="tavoite-chart-readout-hint">{props.hint}</p> : null;
    case 'line':
      return <ReadoutLine {...props} />;
    default:
      return <ReadoutRows {...props} />;
  }
}

/** Which rows are shown, and a button for the others; null where there are none. */
function useFold({ rows, labels }: ReadoutProps): {
  id: string;
  shown: readonly TooltipRow[];
  button: ReactElement | null;
} {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The button takes the place of a row: it has to stand for more than one.
  const folds = rows.filter(isSeries).length > MAX_ROWS + 1;
  const shown = folds && !isOpen ? firstRows(rows) : rows;
  const button = folds ? (
    <button
      type="button"
      className="tavoite-chart-reset"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? labels.fewerRows : labels.moreRows(rows.length - shown.length)}
    </button>
  ) : null;
  return { id, shown, button };
}

/** How a series is drawn, its name and its value. */
const RowCells = ({ row, theme }: { row: TooltipRow; theme: TooltipProps['theme'] }) => (
  <>
    <RowSwatch row={row} theme={theme} />
    <span className="tavoite-chart-readout-name" title={row.title}>
      {row.title}
    </span>
    <span className="tavoite-chart-tooltip-value">{row.value}</span>
  </>
);

/**
 * What is pointed at, and a line for each series, which names it too: the legend is folded. How far a value
 * is from its target is beside it.
 */
function ReadoutAll(props: ReadoutProps): ReactElement {
  const { theme, differenceHeading, targetHeading } = props;
  const { id, shown, button } = useFold(props);
  return (
    <div className="tavoite-chart-readout-all">
      <div
        id={id}
        className="tavoite-chart-readout-rows"
        data-differences={differenceHeading !== undefined || undefined}
      >
        <TooltipTitle {...props} saysEstimate />
        {differenceHeading === undefined ? null : (
          <span className="tavoite-chart-tooltip-head">{differenceHeading}</span>
        )}
        {shown.map((row) => (
          <div key={row.key} {...rowProps(row)}>
            <RowCells row={row} theme={theme} />
            {differenceHeading === undefined ? null : (
              <span
                className="tavoite-chart-readout-difference"
                title={row.target === undefined ? undefined : `${targetHeading} ${row.target}`}
              >
                {row.target === undefined ? null : (
                  <>
                    <RowSwatch row={{ ...row, swatch: row.targetSwatch }} theme={theme} />
                    <span className="tavoite-chart-hidden">
                      {targetHeading} {row.target}:{' '}
                    </span>
                  </>
                )}
                <DifferenceText difference={row.difference} />
              </span>
            )}
          </div>
        ))}
      </div>
      {button}
    </div>
  );
}

/**
 * What is pointed at, and the value that says most: of the current series, of all, or of the first. Its mark
 * says which it is, and the rows below its name.
 */
function ReadoutLine(props: ReadoutProps): ReactElement {
  const { rows, theme } = props;
  const row =
    rows.find(({ current }) => current) ?? rows.find((each) => !isSeries(each)) ?? rows[0];
  return (
    <>
      <TooltipTitle {...props} saysEstimate />
      {row ? (
        <span className="tavoite-chart-readout-first" data-kind={rowProps(row)['data-kind']}>
          {isSeries(row) ? <RowSwatch row={row} theme={theme} /> : null}
          <span className="tavoite-chart-tooltip-value">{row.value}</span>
        </span>
      ) : null}
    </>
  );
}

/**
 * A line for each series, with its target below it, and the first series only until all are asked for.
 * Renders the provider's panel.
 */
function ReadoutRows(props: ReadoutProps): ReactElement {
  const { hint, theme, targetHeading } = props;
  const { TooltipPanel } = useParts();
  const { id, shown, button } = useFold(props);
  return (
    <TooltipPanel>
      <div className="tavoite-chart-readout-panel">
        <div id={id} className="tavoite-chart-readout-rows">
          {shown.map((row) => (
            <div key={row.key} {...rowProps(row)}>
              <RowCells row={row} theme={theme} />
              {row.target === undefined ? null : (
                <>
                  <RowSwatch row={{ ...row, swatch: row.targetSwatch }} theme={theme} />
                  <span className="tavoite-chart-readout-target">
                    <span>{targetHeading} </span>
                    <span>
                      <b>{row.target}</b>
                      {row.difference ? (
                        <>
                          {' ('}
                          <DifferenceText difference={row.difference} />)
                        </>
                      ) : null}
                    </span>
                  </span>
                </>
              )}
            </div>
          ))}
        </div>
        {button || hint ? (
          <div className="tavoite-chart-readout-foot">
            {hint ? <span>{hint}</span> : null}
            {button}
          </div>
        ) : null}
      </div>
    </TooltipPanel>
  );
}
