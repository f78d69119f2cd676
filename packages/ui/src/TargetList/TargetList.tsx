import type { Locale } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChartLineIcon, InfoIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { plainButton } from '../styles/index.js';
import type { EffectWords } from '../TargetMeter/ChangeFigure.js';
import {
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  targetFigure,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { MeterCaption } from '../TargetMeter/MeterCaption.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

/** What a row shows of a target. */
export interface TargetListItem extends WordedTarget {
  /** Unique in the list. */
  readonly id: number;
  /** Name of the target. */
  readonly title: string;
}

export interface TargetListLabels {
  /** Spoken before the value that is reached. */
  current: string;
  /** Shown next to a current value that includes estimates: "estimate". */
  estimate: string;
  /** Name of the button that opens a target's details. */
  details: (title: string) => string;
  /** Whether a change is towards the target or away from it, in a word. */
  effect: EffectWords;
  /** Shown in place of an empty list. */
  empty: string;
  /** Spoken while the targets are loaded. */
  loading: string;
  /** Texts of the meters. */
  meter: TargetMeterLabels;
}

export interface TargetListProps<T extends TargetListItem>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows, from top to bottom. */
  targets: readonly T[];
  /** Language of numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TargetListLabels;
  /** Called with the target whose details are asked for. */
  onOpenDetails: (target: T) => void;
  /** Address of the graph page that a target's title leads to; without one it opens the details. */
  hrefOf?: (target: T) => string | null | undefined;
  /** Before a target's title, such as a grip. */
  leadOf?: (target: T) => ReactNode;
  /** Buttons for what can be done with a target, in place of the one that opens its details. */
  actionsOf?: (target: T) => ReactNode;
  /** The target whose details are open. */
  selectedId?: number | null;
  /** True: places are held for targets that are being loaded. */
  loading?: boolean;
}

const Root = styled.div`
  container-type: inline-size;
`;

/* Side by side where a card is wide: what is below it comes into sight. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};

  @container (min-width: 600px) {
    &:not(:has(> :only-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* Heads, meters and captions side by side are level, however long one of them is. */
    > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
      align-content: start;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')};
  border-radius: ${token('radius-control')};
  list-style: none;

  &[data-lead] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${token('space-2')};
    padding-inline-start: ${token('space-1')};

    > button {
      align-self: start;
      margin-block: -3px;
    }
  }

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[data-selected] {
    background: ${token('color-surface-selected')};
  }

  @media (forced-colors: active) {
    &:hover,
    &[data-selected] {
      background: none;
    }

    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

/* The title's link or button takes presses on the whole row. */
const titleLook = css`
  min-height: ${token('size-target')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${token('line-height-snug')};
  color: ${token('color-text')};
  overflow-wrap: anywhere;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-control')};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token('color-focus-ring')};
  }

  ${Row}:hover > * > & {
    color: ${token('color-accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

const TitleButton = styled.button`
  ${plainButton}
  ${titleLook}
`;

const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${token('space-1')};
  ${titleLook}

  svg {
    flex: none;
    align-self: flex-start;
    color: ${token('color-accent-text')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${token('space-3')};
`;

const Figures = styled.span`
  margin-inline-start: auto;

  /* Below the title on every narrow card, so that meters side by side are level. */
  @container (max-width: 280px) {
    flex-basis: 100%;
    && {
      text-align: start;
    }
  }

  font-variant-numeric: tabular-nums;
  color: ${token('color-text-muted')};
  text-align: end;
  overflow-wrap: anywhere;

  b,
  em {
    font-weight: ${token('font-weight-semibold')};
    color: ${token('color-text')};
  }

  em {
    font-weight: ${token('font-weight-medium')};
  }

  small {
    font-size: ${token('font-size-xs')};
    white-space: nowrap;
  }
`;

/** The current value: bold when it is verified, else in italics with a word. */
const Current = ({ text, estimate, hint }: { text: string; estimate?: string; hint: string }) =>
  estimate === undefined ? (
    <b>{text}</b>
  ) : (
    <>
      <em>{text}</em> <small title={hint}>{estimate}</small>
    </>
  );

const Details = styled(IconButton)`
  position: relative;
  align-self: start;
  margin-block: -2px;
  margin-inline-end: -6px;
  color: ${token('color-text-muted')};
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  align-self: start;
  margin-block: -2px;
  margin-inline-end: -6px;
`;

const DetailsHint = styled(Icon)`
  box-sizing: content-box;
  align-self: start;
  padding: 4px 0 4px 6px;
  color: ${token('color-text-muted')};
`;

const Meter = styled(TargetMeter)`
  grid-column: 1 / -1;
`;

const Caption = styled(MeterCaption)`
  grid-column: 1 / -1;
`;

const Empty = styled.p`
  padding: ${token('space-3')};
  color: ${token('color-text-muted')};
`;

/* As high as a row with a title of one line. */
const LoadingRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25%;
  grid-template-rows: 24px 24px 18px;
  gap: 0 20%;
  align-items: center;
  padding: ${token('space-2')} ${token('space-3')};

  & + & {
    margin-top: ${token('space-1')};
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const LOADING_ROWS = ['first', 'second', 'third'];

/**
 * The targets of a group: title, current value, meter, and what its marks stand for. A title leads to the target's
 * graph page or, without one, opens its details. `data-state` is `ready`, `empty` or `loading`.
 * Renders a `<div>`.
 */
export const TargetList = <T extends TargetListItem>({
  targets,
  locale,
  labels,
  onOpenDetails,
  hrefOf,
  leadOf,
  actionsOf,
  selectedId,
  loading,
  ...rest
}: TargetListProps<T>) => {
  const prefix = useId();
  if (loading) {
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label={labels.loading}
        data-state="loading"
        {...rest}
      >
        {LOADING_ROWS.map((row) => (
          <LoadingRow key={row}>
            <Skeleton />
            <Skeleton />
            <Skeleton height={8} />
            <Skeleton height={8} />
          </LoadingRow>
        ))}
      </div>
    );
  }
  if (targets.length === 0) {
    return (
      <div data-state="empty" {...rest}>
        <Empty>{labels.empty}</Empty>
      </div>
    );
  }
  return (
    <Root data-state="ready" {...rest}>
      <List role="list">
        {targets.map((target) => {
          const href = hrefOf?.(target);
          const current = target.data_available_for_current_value ? target.current_value : null;
          const captionId = `${prefix}${target.id}`;
          return (
            <Row
              key={target.id}
              data-target-id={target.id}
              data-lead={leadOf !== undefined || undefined}
              data-selected={target.id === selectedId || undefined}
            >
              {leadOf?.(target)}
              <Head>
                {href ? (
                  <TitleLink href={href} aria-describedby={captionId}>
                    {target.title}
                    <Icon icon={ChartLineIcon} size="sm" />
                  </TitleLink>
                ) : (
                  <TitleButton
                    type="button"
                    aria-haspopup="dialog"
                    aria-describedby={captionId}
                    onClick={() => onOpenDetails(target)}
                  >
                    {target.title}
                  </TitleButton>
                )}
                <Figures>
                  <VisuallyHidden>{labels.current} </VisuallyHidden>
                  <Current
                    text={targetFigure(current, target, locale)}
                    hint={labels.meter.estimate}
                    {...(current !== null && target.is_verified === false
                      ? { estimate: labels.estimate }
                      : {})}
                  />
                </Figures>
              </Head>
              {actionsOf ? (
                <Actions>{actionsOf(target)}</Actions>
              ) : href ? (
                <Details
                  label={labels.details(target.title)}
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={() => onOpenDetails(target)}
                >
                  <Icon icon={InfoIcon} size="sm" />
                </Details>
              ) : (
                <DetailsHint icon={InfoIcon} size="sm" />
              )}
              <Meter
                target={target}
                label={target.title}
                locale={locale}
                labels={labels.meter}
                hint={meterHint(target, locale, labels.meter)}
              />
              <Caption
                id={captionId}
                target={target}
                locale={locale}
                labels={labels.meter}
                effect={labels.effect}
              />
            </Row>
          );
        })}
      </List>
    </Root>
  );
};
