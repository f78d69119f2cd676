import type { DateRange, Locale, TargetFigure } from '@tavoite/model';
import { changeOf } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { rangeName } from '../dates/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { LogicIcon } from '../icons/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { plainButton } from '../styles/index.js';
import type { TargetListItem } from '../TargetList/index.js';
import { ChangeFigure, type EffectWords } from '../TargetMeter/ChangeFigure.js';
import {
  gapText,
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  targetFigure,
} from '../TargetMeter/index.js';
import { type TermSummary, TermTooltip, type TermTooltipLabels } from '../TermTooltip/index.js';
import { writtenFormula } from '../utils/writtenFormula.js';

/** What the details show of a target. */
export interface TargetDetailItem extends TargetListItem {
  /** Formulas with titles in place of keys; empty when there is none. */
  readonly formula_str: string;
  /** Formula of the target value with titles of terms; empty for none. */
  readonly target_formula_str: string;
  /** Formula of the compare value; empty for none. */
  readonly compare_formula_str: string;
  /** Plain text; its line breaks are kept. May be empty. */
  readonly additional_information: string;
  /** The terms that the formulas name. */
  readonly terms?: readonly (TermSummary & { readonly key: string })[];
}

export interface TargetDetailLabels {
  /** Before the value that is reached. */
  current: string;
  /** Before the value that is aimed at. */
  target: string;
  /** Before the value that it is compared with. */
  compare: string;
  /** Before the share of the target that is reached. */
  percentDone: string;
  /** Below the compare value, before how the current value differs from that: "now +6.4 %". */
  now: string;
  /** Whether that is towards the target or away from it, in a word. */
  effect: EffectWords;
  /** Over the formula of the current value. */
  formula: string;
  /** Over the formula of the target value. */
  targetFormula: string;
  /** Over the formula of the compare value. */
  compareFormula: string;
  /** Over the free text. */
  additionalInformation: string;
  /** Over the terms that the formulas name. */
  terms: string;
  /** Shown below the figures when the current value holds estimates; a sentence. */
  estimate: string;
  /** Spoken while the target is loaded. */
  loading: string;
  /** Texts of the terms' tooltips. */
  term: TermTooltipLabels;
  /** Texts of the meter. */
  meter: TargetMeterLabels;
}

export interface TargetDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** null holds the place of a target that is being loaded. */
  target: TargetDetailItem | null;
  /** Language of numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TargetDetailLabels;
  /** Asks how a value came about; without it there are no buttons for that. */
  trace?: {
    onTrace: (figure: TargetFigure) => void;
    /** Name of the button next to a value. */
    label: (figure: string) => string;
  };
  /** Drawn below the figures: the target over time. */
  trend?: ReactNode;
  /** What is done for the target; stands before how its values are defined. */
  tasks?: ReactNode;
  /** Also shows the target's title as a heading; a dialog mostly has it as its own title. */
  showTitle?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-5')};
  max-width: ${token('layout-target-dialog')};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  font-size: ${token('font-size-xl')};
`;

const Figures = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-4')} ${token('space-3')};

  > dl,
  > [data-facts] {
    display: contents;
  }

  /* How far it is, over all of its values. */
  > * > [data-fact='done'] {
    grid-column: 1 / -1;
  }

  @container (max-width: 400px) {
    grid-template-columns: repeat(2, 1fr);
  }

  dt {
    font-size: ${token('font-size-sm')};
    color: ${token('color-text-muted')};
  }

  dd {
    font-size: ${token('font-size-lg')};
    font-weight: ${token('font-weight-semibold')};
    font-variant-numeric: tabular-nums;
  }

  dd[data-note] {
    /* What is only spoken stays where it is said. */
    position: relative;
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-regular')};
    color: ${token('color-text-muted')};
  }

  em {
    font-weight: ${token('font-weight-medium')};
  }

  dd > button {
    margin-block: -4px;
    color: ${token('color-text-muted')};
  }
`;

const EstimateNote = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

const Section = styled.section`
  display: grid;
  gap: ${token('space-1')};

  h3 {
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }
`;

const Formulas = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  font-size: ${token('font-size-sm')};

  dt {
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }

  dd {
    white-space: pre-wrap;
  }
`;

const Information = styled.p`
  white-space: pre-line;
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};

  li {
    list-style: none;
    min-width: 0;
  }
`;

const TermButton = styled.button`
  ${plainButton}
  min-height: ${token('size-target')};
  padding: 1px ${token('space-2')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-accent-text')};
  background: ${token('color-accent-subtle')};
  border: 1px solid transparent;
  border-radius: ${token('radius-pill')};

  &:hover,
  &[data-state='delayed-open'],
  &[data-state='instant-open'] {
    border-color: currentcolor;
  }
`;

/** In which direction a target is, and how far: "at least · 56.60 k€ short"; null without one. */
function wayText(
  target: TargetDetailItem,
  locale: Locale,
  labels: TargetMeterLabels,
): string | null {
  if (target.target_value === null) return null;
  const direction = (target.reversed_target ? labels.atMost : labels.atLeast)('').trim();
  return [direction, gapText(target, locale, labels)].filter(Boolean).join(' · ');
}

interface Fact {
  key: TargetFigure;
  name: string;
  value: string;
  /** The months that the value is of, or how far it is from the target. */
  note?: string | undefined;
  /** How the current value differs from it. */
  change?: ReactNode;
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <h3>{title}</h3>
    {children}
  </Section>
);

const LoadingDetail = () => (
  <>
    <Figures>
      <Grid>
        <div data-facts>
          {['done', 'current', 'target', 'compare'].map((fact) => (
            <div key={fact} data-fact={fact}>
              <Skeleton width={fact === 'done' ? '20%' : '60%'} />
              <Skeleton width={fact === 'done' ? '100%' : '85%'} height="1.25em" />
            </div>
          ))}
        </div>
      </Grid>
    </Figures>
    <Skeleton shape="block" height={56} />
  </>
);

/**
 * Everything there is to know of a target: the content of its dialog. Percentages follow the
 * unrounded values; `–` is shown where a percentage would be misleading. `data-state` is `ready` or
 * `loading`. Renders a `<div>` of at most 500 px.
 */
export const TargetDetail = ({
  target,
  locale,
  labels,
  trace,
  trend,
  tasks,
  showTitle,
  ...rest
}: TargetDetailProps) => {
  if (!target) {
    return (
      <Root
        role="status"
        aria-busy="true"
        aria-label={labels.loading}
        data-state="loading"
        {...rest}
      >
        <LoadingDetail />
      </Root>
    );
  }
  const figure = (value: number | null) => targetFigure(value, target, locale);
  const months = (period: DateRange | undefined) => period && rangeName(period, locale);
  const current = target.data_available_for_current_value ? target.current_value : null;
  const estimated = current !== null && target.is_verified === false;
  const own = months(target.value_period);
  const compared = target.compare_value === null ? undefined : months(target.compare_period);
  const facts: readonly Fact[] = [
    { key: 'current', name: labels.current, value: figure(current), note: own },
    {
      key: 'target',
      name: labels.target,
      value: figure(target.target_value),
      note: wayText(target, locale, labels.meter) ?? own,
    },
    {
      key: 'compare',
      name: labels.compare,
      value: figure(target.compare_value),
      note: compared,
      change: changeOf(target) !== null && (
        <>
          {labels.now}{' '}
          <ChangeFigure
            target={target}
            locale={locale}
            points={labels.meter.points}
            effect={labels.effect}
          />
        </>
      ),
    },
  ];
  const formulas = [
    [labels.formula, target.formula_str, own],
    [labels.targetFormula, target.target_formula_str, own],
    [labels.compareFormula, target.compare_formula_str, compared],
  ] as const;
  return (
    <Root data-state="ready" {...rest}>
      {showTitle ? <Title>{target.title}</Title> : null}
      <Figures>
        <Grid>
          <dl>
            <div data-fact="done">
              <dt>{labels.percentDone}</dt>
              <dd>
                <TargetMeter
                  target={target}
                  label={target.title}
                  locale={locale}
                  labels={labels.meter}
                  hint={meterHint(target, locale, labels.meter)}
                  size="lg"
                />
              </dd>
            </div>
            {facts.map(({ key, name, value, note, change }) => (
              <div key={key} data-fact={key}>
                <dt>{name}</dt>
                <dd>
                  {estimated && key === 'current' ? <em>{value}</em> : value}
                  {trace ? (
                    <IconButton
                      label={trace.label(name)}
                      size="sm"
                      onClick={() => trace.onTrace(key)}
                    >
                      <Icon icon={LogicIcon} size="sm" />
                    </IconButton>
                  ) : null}
                </dd>
                {note ? <dd data-note>{note}</dd> : null}
                {change ? <dd data-note>{change}</dd> : null}
              </div>
            ))}
          </dl>
        </Grid>
      </Figures>
      {trend}
      {estimated ? <EstimateNote>{labels.estimate}</EstimateNote> : null}
      {tasks}
      {formulas.some(([, formula]) => formula) ? (
        <Formulas>
          {formulas.map(([name, formula, of]) =>
            formula ? (
              <div key={name}>
                <dt>{of ? `${name} · ${of}` : name}</dt>
                <dd>{writtenFormula(formula, locale)}</dd>
              </div>
            ) : null,
          )}
        </Formulas>
      ) : null}
      {target.terms && target.terms.length > 0 ? (
        <Block title={labels.terms}>
          <Terms role="list">
            {target.terms.map((term) => (
              <li key={term.key}>
                <TermTooltip term={term} labels={labels.term}>
                  <TermButton type="button">{term.title}</TermButton>
                </TermTooltip>
              </li>
            ))}
          </Terms>
        </Block>
      ) : null}
      {target.additional_information ? (
        <Block title={labels.additionalInformation}>
          <Information>{target.additional_information}</Information>
        </Block>
      ) : null}
    </Root>
  );
};
