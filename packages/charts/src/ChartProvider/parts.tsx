import type { ComponentType, CSSProperties, ReactElement, ReactNode } from 'react';

/**
 * What a chart's frame is put together from. Each has a plain default; a kit's own take their place
 * through `ChartProvider`, so that a chart looks and behaves like what is around it.
 */
export interface ChartParts {
  /** The switch between chart and table. */
  readonly Button: ComponentType<{
    size: 'sm';
    variant: 'quiet';
    onClick: () => void;
    children: ReactNode;
  }>;
  /** Nothing to draw. */
  readonly EmptyState: ComponentType<{ title: ReactNode }>;
  /** The data could not be loaded; announced at once. Offers to try again where `onRetry` is given. */
  readonly ErrorState: ComponentType<{
    title: ReactNode;
    retryLabel: string;
    onRetry?: (() => void) | undefined;
  }>;
  /** The place of something that is loading; not spoken. */
  readonly Skeleton: ComponentType<{
    shape: 'block';
    width?: number | string;
    height: number | string;
  }>;
  /** The ground of the values at the cursor. */
  readonly TooltipPanel: ComponentType<{ children: ReactNode }>;
  /** More on what has it, on hover and focus; it is in the document in any case. */
  readonly Tooltip: ComponentType<{ content: ReactNode; children: ReactElement }>;
  /** Says a message politely; always in the document. */
  readonly LiveRegion: ComponentType<{ message: string }>;
}

/** The parts of a chart used on its own. */
export const plainParts: ChartParts = {
  Button: ({ onClick, children }) => (
    <button type="button" className="tavoite-chart-button" onClick={onClick}>
      {children}
    </button>
  ),
  EmptyState: ({ title }) => <p className="tavoite-chart-message">{title}</p>,
  ErrorState: ({ title, retryLabel, onRetry }) => (
    <div className="tavoite-chart-message" role="alert">
      <p>{title}</p>
      {onRetry ? (
        <button type="button" className="tavoite-chart-button" onClick={onRetry}>
          {retryLabel}
        </button>
      ) : null}
    </div>
  ),
  Skeleton: ({ width, height }) => (
    <span
      className="tavoite-chart-blank"
      aria-hidden="true"
      style={{ width, height } satisfies CSSProperties}
    />
  ),
  TooltipPanel: ({ children }) => <div className="tavoite-chart-panel">{children}</div>,
  // The text for those who see none of it is there without it.
  Tooltip: ({ content, children }) => (
    <span className="tavoite-chart-tip">
      {children}
      <span className="tavoite-chart-tip-text" aria-hidden="true">
        {content}
      </span>
    </span>
  ),
  // A region that appears together with its text is not read.
  LiveRegion: ({ message }) => (
    <div role="status" aria-live="polite" className="tavoite-chart-hidden">
      {message}
    </div>
  ),
};
