import type { Locale, FigureTrace as Trace } from '@tavoite/model';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Banner } from '../Banner/index.js';
import { writtenFormula } from '../utils/writtenFormula.js';
import { InputList } from './InputList.js';
import { MonthTable } from './MonthTable.js';
import {
  FigureActions,
  FigureBlock,
  FigureHead,
  FigureNote,
  FigureRoot,
  FigureRowsSkeleton,
  FormulaText,
  stateOf,
  writeFigure,
} from './parts.js';
import type { FigureTraceLabels, TraceSectionProps } from './section.js';

export interface FigureTraceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Title of the figure as far as it is known. */
  title: string | null;
  /** The months of the value, formatted. */
  period: ReactNode;
  /** null while it is loaded. */
  trace: Trace | null;
  /** Language of numbers and months. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: FigureTraceLabels;
  /** Someone asks what an input is made of. */
  onOpenInput: (input: Trace['inputs'][number]) => void;
  /** What the value is where it is neither actual nor an estimate, such as a target. */
  note?: string | undefined;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

const Sections = (props: TraceSectionProps) => {
  const { trace, locale, labels } = props;
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
        <FormulaText>
          {trace.formula_str === null ? labels.sum : writtenFormula(trace.formula_str, locale)}
        </FormulaText>
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
  note,
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
            ? {
                value: writeFigure(trace.value, trace, locale),
                state,
                note: (state === 'missing' ? undefined : note) ?? labels.state[state],
              }
            : null
        }
      />
      {trace ? (
        <>
          {trace.problem === null ? null : <Banner tone="warning">{trace.problem}</Banner>}
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
