import '@tavoite/charts/styles.css';
import { RadarChart, TimeSeriesChart } from '@tavoite/charts';
import {
  columnsByKey,
  graphSeries,
  graphSpec,
  isRadar,
  radarSpec,
} from '@tavoite/charts/mappedGraph';
import {
  currentMonth,
  type PageFields,
  rangeToDates,
  startOfFiscalYear,
  type TermDefinition,
} from '@tavoite/model';
import { EmptyState } from '@tavoite/ui';
import { ChartLineIcon } from '@tavoite/ui/icons';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { Charts, useChartLabels } from '../../i18n/Charts.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { figuresCall } from './slice.js';
import { usePagesSelector } from './state.js';

const HEIGHT_PX = 300;
/** Months that are drawn, up to the current one. */
const MONTHS = 24;

export interface PagePreviewProps {
  fields: PageFields;
  terms: readonly TermDefinition[];
  nameOf: (term: { readonly title: string; readonly title_fi: string | null }) => string;
}

/** The graph as it would be, of the figures as they are: nothing has to be saved for it. */
const Preview = ({ fields, terms, nameOf }: PagePreviewProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const words = useChartLabels().mappedGraph;
  const { data, status } = usePagesSelector((state) => state.pageDefinitions.figures);
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const fiscalStart = startOfFiscalYear(organization?.start_of_fiscal_year);
  const question = fields.terms.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (question === '') return;
    const end = currentMonth();
    const range = rangeToDates({ start: end - MONTHS + 1, end });
    dispatch(figuresCall.request({ keys: question.split('\n'), ...range }));
  }, [dispatch, question]);
  const columns = useMemo(() => columnsByKey(data ?? []), [data]);
  const mapping = {
    terms_used: fields.terms.map(({ key }) => ({ key })),
    graph_properties: Object.fromEntries(fields.terms.map(({ key, ...drawn }) => [key, drawn])),
    properties: fields.properties,
  };
  const drawn = fields.terms.map(({ key }) => {
    const term = terms.find((each) => each.key === key);
    return {
      key,
      title: term ? nameOf(term) : key,
      term: term && {
        unit: term.unit ?? '',
        measurement_type_prefix: term.measurement_type_prefix ?? '',
        value_numeric_type: term.value_numeric_type,
      },
    };
  });
  const shared = {
    title: fields.title || text('page-graph'),
    showTitle: false,
    state: data === null && status !== 'rejected' ? ('loading' as const) : ('ready' as const),
    height: HEIGHT_PX,
    noAnimation: true,
  };
  if (fields.terms.length === 0)
    return <EmptyState icon={ChartLineIcon} title={text('page-no-terms')} />;
  if (isRadar(mapping)) {
    const figures = Object.fromEntries(
      [...columns].map(([key, { column }]) => {
        const values = column.values.filter((value) => value !== null);
        return [key, { value: values.at(-1) ?? null, isVerified: true }];
      }),
    );
    const content = { terms: drawn, figures, targets: [], filteredKeys: [] };
    return <RadarChart {...radarSpec(mapping, content, words)} {...shared} />;
  }
  const options = { grouping: 'month', cumulative: false } as const;
  const series = graphSeries(mapping, { terms: drawn, columns, targets: [], ...options }, words);
  const spec = graphSpec(mapping, drawn, series, {
    ...options,
    fiscalStart,
    locale,
    filteredKeys: [],
  });
  return <TimeSeriesChart {...spec} {...shared} />;
};

const PagePreview = (props: PagePreviewProps) => (
  <Charts>
    <Preview {...props} />
  </Charts>
);

export default PagePreview;
