import type { Locale, FigureTrace as Trace } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { mobile, plainButton } from '../styles/index.js';
import {
  FigureActions,
  FigureBlock,
  FigureHead,
  FigureNote,
  FigureRoot,
  FigureRowsSkeleton,
  type FigureState,
  FormulaText,
  stateOf,
  writeFigure,
} from './parts.js';
import { writeMonth } from './writeMonth.js';

/** Inputs drawn at first; sums over whole trees have thousands. */
const FIRST_INPUTS = 50;

export interface FigureTraceLabels {
  /** How a value stands, in a word. */
  state: Record<FigureState, string>;
  formula: string;
  /** Over the list of what the value is computed from. */
  inputs: string;
  /** In place of a formula, for a sum of the terms below. */
  sum: string;
  /** Beside an input that is no term. */
  unknownInput: string;
  /** Over the table of stored months, and its columns. */
  months: string;
  month: string;
  value: string;
  status: string;
  /** How a stored month stands. */
  monthState: Record<FigureState, string>;
  /** How months are put together. */
  flow: string;
  stock: string;
  /** Where stored months come from. */
  source: (source: string) => string;
  /** For a figure that is made of nothing. */
  nothing: string;
  showAll: (count: number) => string;
  /** Spoken while the figure is loaded. */
  loading: string;
}

export interface FigureTraceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Title of the figure as far as it is known. */
  title: string | null;
  /** The months that the value is of, as it is shown. */
  period: ReactNode;
  /** null while it is loaded. */
  trace: Trace | null;
  locale: Locale;
  labels: FigureTraceLabels;
  /** Somebody asks what an input is made of. */
  onOpenInput: (input: Trace['inputs'][number]) => void;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

const Inputs = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};

  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Input = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 80px ${token('size-icon-sm')};
  align-items: center;
  gap: 0 ${token('space-3')};
  width: 100%;
  min-height: ${token('size-control-md')};
  padding: ${token('space-1')} ${token('space-3')};

  &:is(button) {
    ${plainButton}
    display: grid;
    padding: ${token('space-1')} ${token('space-3')};
    color: inherit;
    cursor: pointer;
  }

  &:is(button):hover {
    background: ${token('color-surface-hover')};
  }

  &:is(button):focus-visible {
    outline-offset: -2px;
  }

  &:is(button) > span {
    color: ${token('color-accent-text')};
  }

  > strong {
    font-weight: ${token('font-weight-semibold')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  &[data-state='estimate'] > strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  > small {
    font-size: ${token('font-size-xs')};
    color: ${token('color-text-muted')};
  }

  > svg {
    color: ${token('color-text-muted')};
  }

  ${mobile} {
    grid-template-columns: minmax(0, 1fr) auto ${token('size-icon-sm')};

    > small {
      grid-row: 2;
      grid-column: 1;
    }

    > svg {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;

const Months = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space-1')} ${token('space-3')};
    text-align: start;
    border-bottom: 1px solid ${token('color-border')};
  }

  thead th {
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }

  tbody th {
    font-weight: ${token('font-weight-regular')};
  }

  th:nth-child(2),
  td:nth-child(2) {
    text-align: end;
  }

  td:nth-child(2) {
    font-weight: ${token('font-weight-semibold')};
  }

  tbody th,
  td:nth-child(2) {
    white-space: nowrap;
  }

  tr[data-state='estimate'] td:nth-child(2) {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  td:last-child {
    width: 40%;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }

  ${mobile} {
    th,
    td {
      padding-inline: ${token('space-1')};
    }

    td:last-child {
      width: auto;
    }
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};

  &[data-state='actual'] svg {
    color: ${token('color-success')};
  }
`;

const STATUS_ICONS = { actual: 'success', estimate: 'clock', missing: 'minus' } as const;

type SectionProps = Pick<FigureTraceProps, 'locale' | 'labels' | 'onOpenInput'> & { trace: Trace };

const InputList = ({ trace, locale, labels, onOpenInput }: SectionProps) => {
  const [all, setAll] = useState(false);
  const shown = all ? trace.inputs : trace.inputs.slice(0, FIRST_INPUTS);
  return (
    <>
      <Inputs role="list">
        {shown.map((input) => {
          const state = stateOf(input.value, input.is_verified);
          const content = (
            <>
              <span>{input.title}</span>
              <strong>{writeFigure(input.value, input, locale)}</strong>
              <small>{input.is_known ? labels.state[state] : labels.unknownInput}</small>
            </>
          );
          return (
            <li key={input.key}>
              {input.is_known ? (
                <Input
                  as="button"
                  type="button"
                  data-state={state}
                  onClick={() => onOpenInput(input)}
                >
                  {content}
                  <Icon name="chevron-right" size="sm" />
                </Input>
              ) : (
                <Input data-state={state}>{content}</Input>
              )}
            </li>
          );
        })}
      </Inputs>
      {shown.length < trace.inputs.length ? (
        <Button size="sm" onClick={() => setAll(true)}>
          {labels.showAll(trace.inputs.length)}
        </Button>
      ) : null}
    </>
  );
};

const MonthTable = ({ trace, locale, labels }: SectionProps) => (
  <Months>
    <thead>
      <tr>
        <th scope="col">{labels.month}</th>
        <th scope="col">{labels.value}</th>
        <th scope="col">{labels.status}</th>
      </tr>
    </thead>
    <tbody>
      {trace.months.map(({ month, value, is_verified }) => {
        const state = stateOf(value, is_verified);
        return (
          <tr key={month} data-state={state}>
            <th scope="row">{writeMonth(month)}</th>
            <td>{writeFigure(value, trace, locale)}</td>
            <td>
              <Status data-state={state}>
                <Icon name={STATUS_ICONS[state]} size="sm" />
                {labels.monthState[state]}
              </Status>
            </td>
          </tr>
        );
      })}
    </tbody>
  </Months>
);

const Sections = (props: SectionProps) => {
  const { trace, labels } = props;
  if (trace.source === 'none') return <FigureNote>{labels.nothing}</FigureNote>;
  if (trace.source === 'months') {
    return (
      <FigureBlock>
        <h4>{labels.months}</h4>
        <FigureNote>
          {trace.aggregation === 'stock' ? labels.stock : labels.flow}{' '}
          {trace.data_source ? labels.source(trace.data_source) : null}
        </FigureNote>
        <MonthTable {...props} />
      </FigureBlock>
    );
  }
  return (
    <>
      <FigureBlock>
        <h4>{labels.formula}</h4>
        <FormulaText>{trace.formula_str ?? labels.sum}</FormulaText>
      </FigureBlock>
      {trace.inputs.length > 0 ? (
        <FigureBlock>
          <h4>{labels.inputs}</h4>
          <InputList {...props} />
        </FigureBlock>
      ) : null}
    </>
  );
};

/**
 * How a figure came about, one level deep: its value, the formula in titles, and every input with its
 * value, or the stored months with what is verified and what is missing. `data-state` is `loading`,
 * `actual`, `estimate` or `missing`. Renders a `<div>`.
 */
export const FigureTrace = ({
  title,
  period,
  trace,
  locale,
  labels,
  onOpenInput,
  actions,
  ...rest
}: FigureTraceProps) => {
  const state = trace ? stateOf(trace.value, trace.is_verified) : 'loading';
  return (
    <FigureRoot data-state={state} aria-busy={trace ? undefined : true} {...rest}>
      <FigureHead
        title={trace?.title ?? title}
        period={period}
        figure={
          trace && state !== 'loading'
            ? { value: writeFigure(trace.value, trace, locale), state, note: labels.state[state] }
            : null
        }
      />
      {trace ? (
        <>
          {trace.fault === null ? null : <Banner tone="warning">{trace.fault}</Banner>}
          <Sections trace={trace} locale={locale} labels={labels} onOpenInput={onOpenInput} />
        </>
      ) : (
        <div role="status" aria-label={labels.loading}>
          <FigureRowsSkeleton />
        </div>
      )}
      {actions ? <FigureActions>{actions}</FigureActions> : null}
    </FigureRoot>
  );
};
