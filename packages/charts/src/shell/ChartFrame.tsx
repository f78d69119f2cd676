import { rem } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';
import type { FrameLabels } from '../labels/types.js';
import type { ReservedReadout } from './reservedReadout.js';

/** Whether a chart's data is ready, loading, or could not be loaded. */
export type ChartState = 'ready' | 'loading' | 'error';

/** What every chart with a page around it takes. */
export interface ChartShellProps
  extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** The chart's name, written over it unless `showTitle` is false. */
  readonly title: string;
  /** Whether the name is written; it is spoken in any case. */
  readonly showTitle?: boolean | undefined;
  /** Ready, loading or failed; while loading, earlier values stay, paler. */
  readonly state?: ChartState | undefined;
  /** Offers to load again after an error. */
  readonly onRetry?: (() => void) | undefined;
  /**
   * Height of the plot in pixels, as designed: with larger text it grows. The same in every state, so
   * that nothing jumps.
   */
  readonly height?: number | undefined;
  /**
   * A `TimelineRangeBrush` that chooses what is drawn, above all else, in every state; in a narrow chart what
   * it says shares a row with what folds.
   */
  readonly timeline?: ReactNode;
  /** Switches that decide what is drawn, at the start of the row above the plot, in every state. */
  readonly controls?: ReactNode;
  /** What the switches say now, on the button that they fold behind in a narrow chart: "Month, cumulative". */
  readonly controlsSummary?: string | undefined;
  /** What can be done with the chart, at the end of that row. */
  readonly actions?: ReactNode;
  /**
   * Whether the table is shown in place of the plot. Where it is given, the switch is the caller's; the
   * chart has its own otherwise.
   */
  readonly asTable?: boolean | undefined;
  /** Nothing moves, as under the reader's own setting for reduced motion. */
  readonly noAnimation?: boolean | undefined;
  /** Width in pixels until it can be measured; needed only to draw on a server. */
  readonly initialWidth?: number | undefined;
}

export interface ChartFrameProps extends Omit<ChartShellProps, 'initialWidth'> {
  readonly height: number;
  readonly isEmpty: boolean;
  readonly labels: FrameLabels;
  /** What one needs to know to read the chart, shown next to its title. */
  readonly note?: ReactNode;
  readonly legend: ReactNode;
  /** A part of the legend: before the rest, and without a title at the start of the row above the plot. */
  readonly headLegend?: ReactNode;
  /** Made only when it is shown. */
  readonly table: () => ReactNode;
  /** Made only while there is no plot yet. */
  readonly reserved: () => ReservedReadout;
  readonly liveRegion: ReactNode;
  readonly children: ReactNode;
}

/** Title, legend, states and the switch to the table around a plot; renders a `<figure>`. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const {
    title,
    showTitle = true,
    state = 'ready',
    onRetry,
    height,
    timeline,
    controls,
    controlsSummary,
    actions,
    asTable: asked,
    noAnimation,
    isEmpty,
    labels,
    note,
    legend,
    headLegend,
    table,
    reserved,
    liveRegion,
    children,
    className,
    style,
    ...rest
  } = props;
  const { Button, EmptyState, ErrorState } = useParts();
  const [chosen, setChosen] = useState(false);
  const asTable = asked ?? chosen;
  const [isLegendOpen, setLegendOpen] = useState(false);
  const [areControlsOpen, setControlsOpen] = useState(false);
  const titleId = useId();
  const hasPlot = state !== 'error' && !isEmpty;
  /** Nothing to draw yet; what stands around a plot keeps its place. */
  const isWaiting = state === 'loading' && isEmpty;
  const mayHaveLegend = !asTable && Boolean(legend || headLegend);
  const hasLegend = hasPlot && mayHaveLegend;
  const keepsLegend = isWaiting && mayHaveLegend;
  // Seen in a narrow chart only, which has no room for what they open.
  const folds =
    (controls && controlsSummary) || hasLegend || keepsLegend ? (
      <div className="tavoite-chart-folds">
        {controls && controlsSummary ? (
          <Fold isOpen={areControlsOpen} onToggle={setControlsOpen}>
            {controlsSummary}
          </Fold>
        ) : null}
        {hasLegend || keepsLegend ? (
          <Fold isOpen={isLegendOpen} onToggle={setLegendOpen} isReserved={keepsLegend}>
            {labels.legend}
          </Fold>
        ) : null}
      </div>
    ) : null;
  return (
    <figure
      {...rest}
      className={className ? `tavoite-chart-frame ${className}` : 'tavoite-chart-frame'}
      style={{ ...style, ...heightVariable(height) }}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || undefined}
      data-state={state === 'ready' && isEmpty ? 'empty' : state}
      data-no-animation={noAnimation || undefined}
    >
      {timeline ? (
        <div className="tavoite-chart-timeline">
          {timeline}
          {folds}
        </div>
      ) : null}
      <div className="tavoite-chart-head">
        <figcaption
          id={titleId}
          className={showTitle ? 'tavoite-chart-title' : 'tavoite-chart-hidden'}
        >
          {title}
        </figcaption>
        {timeline ? null : folds}
        {controls ? (
          <div
            className="tavoite-chart-controls"
            data-folds={controlsSummary ? true : undefined}
            data-open={areControlsOpen || undefined}
          >
            {controls}
          </div>
        ) : null}
        {(hasLegend || keepsLegend) && headLegend && !showTitle ? (
          <div
            className="tavoite-chart-legends"
            data-open={isLegendOpen || undefined}
            data-reserved={keepsLegend || undefined}
          >
            {headLegend}
          </div>
        ) : null}
        {asked === undefined || actions ? (
          <div className="tavoite-chart-actions">
            {asked === undefined && (hasPlot || isWaiting) ? (
              <span className="tavoite-chart-switch" data-reserved={isWaiting || undefined}>
                <Button size="sm" variant="quiet" onClick={() => setChosen(!asTable)}>
                  {asTable ? labels.showChart : labels.showTable}
                </Button>
              </span>
            ) : null}
            {actions}
          </div>
        ) : null}
      </div>
      {state === 'loading' && !isEmpty ? (
        <div className="tavoite-chart-progress">
          <span>{labels.updating}</span>
        </div>
      ) : null}
      {hasPlot ? note : null}
      {hasLegend && (legend || showTitle) ? (
        <div className="tavoite-chart-legends" data-open={isLegendOpen || undefined}>
          {showTitle ? headLegend : null}
          {legend}
        </div>
      ) : null}
      {state === 'error' ? (
        <div className="tavoite-chart-notice">
          <ErrorState title={labels.error} retryLabel={labels.retry} onRetry={onRetry} />
        </div>
      ) : isWaiting ? (
        // Not the element of the plot: the legend above that one pushes nothing.
        <Waiting
          key="skeleton"
          label={labels.loading}
          hasLegend={Boolean(legend)}
          {...(asTable ? {} : reserved())}
        />
      ) : isEmpty ? (
        <div className="tavoite-chart-notice">
          <EmptyState title={labels.empty} />
        </div>
      ) : asTable ? (
        // biome-ignore lint/a11y/useSemanticElements: a section would add a heading level here
        <div
          className="tavoite-chart-table-scroll"
          role="region"
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          {table()}
        </div>
      ) : (
        <div className="tavoite-chart-body">{children}</div>
      )}
      {liveRegion}
    </figure>
  );
}

/** A skeleton of the plot, with room for what a narrow chart says beside it. */
function Waiting(props: ReservedReadout & { label: string; hasLegend: boolean }): ReactElement {
  const { label, hasLegend, above, below } = props;
  const { Skeleton } = useParts();
  return (
    <div>
      {above ? <Reserved>{above}</Reserved> : null}
      <div className="tavoite-chart-skeleton" data-legend={hasLegend || undefined}>
        <span className="tavoite-chart-hidden">{label}</span>
        {SKELETON.map((percent) => (
          <span key={percent}>
            <Skeleton shape="block" height={`${percent}%`} />
          </span>
        ))}
      </div>
      {below ? <Reserved>{below}</Reserved> : null}
    </div>
  );
}

const Reserved = ({ children }: { children: ReactNode }) => (
  <div className="tavoite-chart-beside" data-reserved aria-hidden="true">
    {children}
  </div>
);

function Fold(props: {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Keeps its place, unseen. */
  isReserved?: boolean;
  children: string;
}): ReactElement {
  const { isOpen, onToggle, isReserved, children } = props;
  return (
    <button
      type="button"
      className="tavoite-chart-fold"
      aria-expanded={isOpen}
      data-reserved={isReserved || undefined}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
      <span aria-hidden="true" />
    </button>
  );
}

/** One height for every state, read by the style sheet. */
const heightVariable = (height: number): CSSProperties =>
  ({ '--tavoite-chart-height': rem(height) }) as CSSProperties;

/** Heights of the bars of the skeleton, in percent. */
const SKELETON = [38, 52, 47, 66, 58, 74, 63, 80, 71, 86, 78, 92];
