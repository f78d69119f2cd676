import {
  formatWithUnit,
  type Locale,
  type FigureTrace as Trace,
  valueFormat,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/index.js';
import { mobile } from '../styles/index.js';

/** The parts that the two views of a figure share. */

export const FigureRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  overflow-wrap: anywhere;

  &[aria-busy] {
    min-height: 280px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-5')};

  h3 {
    font-size: ${token('font-size-lg')};
  }

  h3:focus-visible {
    outline: none;
  }

  > div {
    flex: 1 1 220px;
    min-width: 0;
  }

  p {
    color: ${token('color-text-muted')};
  }
`;

const Figure = styled.div`
  && {
    flex: 0 1 auto;
    text-align: end;
  }
  font-variant-numeric: tabular-nums;

  strong {
    display: block;
    font-size: ${token('font-size-2xl')};
    font-weight: ${token('font-weight-semibold')};
    line-height: ${token('line-height-snug')};
  }

  &[data-state='estimate'] strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  ${mobile} {
    && {
      text-align: start;
    }
  }
`;

export const FigureBlock = styled.section`
  display: grid;
  gap: ${token('space-2')};

  h4 {
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }
`;

export const FormulaText = styled.p`
  padding: ${token('space-2')} ${token('space-3')};
  font-size: ${token('font-size-sm')};
  white-space: pre-wrap;
  background: ${token('color-surface-sunken')};
  border-radius: ${token('radius-control')};
`;

export const FigureNote = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

export const FigureActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  &:empty {
    display: none;
  }
`;

/** How a value stands: made of verified months only, of others too, or not there at all. */
export type FigureState = 'actual' | 'estimate' | 'missing';

export const stateOf = (value: number | null, isVerified: boolean): FigureState =>
  value === null ? 'missing' : isVerified ? 'actual' : 'estimate';

/** What is needed to write a value. */
export type FigureNaming = Pick<Trace, 'unit' | 'measurement_type_prefix' | 'value_numeric_type'>;

export const writeFigure = (value: number | null, naming: FigureNaming, locale: Locale): string =>
  formatWithUnit(value, valueFormat(naming, locale));

export interface FigureHeadProps {
  /** null while it is not known. */
  title: string | null;
  /** The line below the title. */
  period: ReactNode;
  /** null while it is loaded. */
  figure: { value: string; state: FigureState; note: ReactNode } | null;
}

/** Whose figure it is, of when, and how large. */
export const FigureHead = ({ title, period, figure }: FigureHeadProps) => (
  <Head>
    <div>
      <h3>{title ?? <Skeleton width="50%" />}</h3>
      <p>{period}</p>
    </div>
    <Figure data-state={figure?.state}>
      <strong>{figure ? figure.value : <Skeleton width={160} />}</strong>
      <p>{figure ? figure.note : <Skeleton width={90} />}</p>
    </Figure>
  </Head>
);

const LoadingRows = styled.div`
  display: grid;
  gap: ${token('space-1')};
`;

/** In the place of a list that is loaded. */
export const FigureRowsSkeleton = () => (
  <LoadingRows>
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Skeleton key={row} shape="block" height={40} />
    ))}
  </LoadingRows>
);
