import type { Locale, TargetValues } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import { TargetMeter, type TargetMeterLabels } from '../TargetMeter/index.js';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token('space-1')};
  height: 100%;
  min-width: 0;
  overflow: hidden;

  h3 {
    overflow: hidden;
    font-size: ${token('font-size-md')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;

  & > strong {
    overflow: hidden;
    font-size: ${token('font-size-xl')};
    font-weight: ${token('font-weight-semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > span {
    flex: none;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }

  &[data-state='estimate'] > strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }
`;

const Targets = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${token('space-2')};
    font-size: ${token('font-size-xs')};
  }

  li > span {
    overflow: hidden;
    color: ${token('color-text-muted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Graphs = styled.p`
  display: flex;
  gap: ${token('space-3')};
  min-width: 0;
  padding-block-end: ${token('space-1')};
  font-size: ${token('font-size-xs')};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    min-height: ${token('size-target')};
    overflow: hidden;
    white-space: nowrap;
  }
`;

export interface TermNodeTarget extends TargetValues {
  id: number;
  title: string;
}

export interface TermNodeCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** With unit, as it is shown; `–` without data. */
  value: string;
  state: 'actual' | 'estimate' | 'missing';
  /** Share of the parent, as it is shown. */
  percentage?: string;
  targets: readonly TermNodeTarget[];
  /** Pages whose graph shows the term. */
  graphs: readonly { title: string; href: string }[];
  /** Whether its links can have the focus. */
  isActive: boolean;
  locale: Locale;
  /** Says that a value is an estimate. */
  estimateLabel: string;
  meterLabels: TargetMeterLabels;
}

/** Shown at most; the card has a fixed size. */
const MOST_TARGETS = 2;
const MOST_GRAPHS = 2;

/** The content of a node of the term tree. Renders a `<div>`. */
export const TermNodeCard = ({
  title,
  value,
  state,
  percentage,
  targets,
  graphs,
  isActive,
  locale,
  estimateLabel,
  meterLabels,
  ...rest
}: TermNodeCardProps) => (
  <Root {...rest} data-state={state}>
    <h3 title={title}>{title}</h3>
    <Figure data-state={state} title={state === 'estimate' ? estimateLabel : undefined}>
      <strong>{value}</strong>
      {percentage !== undefined && <span>{percentage}</span>}
    </Figure>
    <Targets>
      {targets.slice(0, MOST_TARGETS).map((target) => (
        <li key={target.id}>
          <span title={target.title}>{target.title}</span>
          <TargetMeter target={target} label={target.title} locale={locale} labels={meterLabels} />
        </li>
      ))}
    </Targets>
    {graphs.length > 0 && (
      <Graphs>
        {graphs.slice(0, MOST_GRAPHS).map((graph) => (
          <Link key={graph.href} href={graph.href} tabIndex={isActive ? 0 : -1}>
            <Icon name="chart-line" size="sm" />
            {graph.title}
          </Link>
        ))}
      </Graphs>
    )}
  </Root>
);
