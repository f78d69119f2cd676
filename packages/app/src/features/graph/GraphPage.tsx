import { ChartLineIcon, DataMapIcon, ListIcon } from '@tavoite/ui/icons';
import '@tavoite/charts/styles.css';
import { endOfMonth, isSameRange, type Mapping, monthOfDate } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  EmptyState,
  Icon,
  LinkButton,
  MOBILE_QUERY,
  RelatedLinks,
  Reserved,
  SegmentedControl,
  useMediaQuery,
} from '@tavoite/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  dataMapAddress,
  type GraphParameters,
  readGraphParameters,
  writeGraphParameters,
} from '../../core/addresses.js';
import { useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { useCleanAddress } from '../../core/useCleanAddress.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { Charts } from '../../i18n/Charts.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { isRestricted, sectionOf, selectMappedViews } from '../settings/index.js';
import { GraphView } from './components/GraphView.js';
import { NumbersView } from './components/NumbersView.js';
import { keysOf } from './request.js';
import { graphScreen } from './slice.js';
import { useGraphSelector } from './state.js';
import { useGraphPeriod } from './useGraphPeriod.js';
import { useGraphValues } from './useGraphValues.js';

/** One line below the title, or below it all on a phone, so that the graph has more of the screen. */
const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-6')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  /* The place of a date is kept by zeros. */
  font-variant-numeric: tabular-nums;

  @media ${MOBILE_QUERY} {
    margin-block: ${token('space-3')};
  }
`;

/** The newest verified month; its place is kept until it is known. */
const LastUpdated = () => {
  const { text } = useText();
  const locale = useShownLanguage();
  const { data } = useGraphSelector((state) => state.graph.lastUpdate);
  const month = data?.end_date ? monthOfDate(data.end_date) : null;
  const format = locale === 'fi' ? 'DD.MM.YYYY' : 'DD/MM/YYYY';
  const date = month === null ? null : endOfMonth(month, format);
  const known = data !== null;
  return (
    <Reserved active={!known}>
      <span>
        {known && date === null
          ? text('nothing-verified')
          : text('last-updated', { date: date ?? format.replace(/\w/g, '0') })}
      </span>
    </Reserved>
  );
};

/** Links to the pages that the mapping names; titles without a page are left out. */
const RelatedPages = ({ mapping: { properties } }: { mapping: Mapping }) => {
  const { text } = useText();
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const links = (properties.related_pages ?? []).flatMap((title) => {
    const href = pathOfTitle(title);
    return href === null ? [] : [{ href, label: title }];
  });
  if (links.length === 0) return null;
  return (
    <RelatedLinks heading={properties.related_pages_title || text('related-pages')} links={links} />
  );
};

export interface GraphPageProps {
  mapping: Mapping;
}

/** The graph, or the numbers, of one mapping. The address is its state. */
const MappingPage = ({ mapping }: GraphPageProps) => {
  const { text } = useText();
  const [search, change] = useSearch();
  const parameters = useMemo(() => readGraphParameters(new URLSearchParams(search)), [search]);
  const settings = useAppSelector((state) => state.settings.data);
  const { entries } = useAppSelector(selectMappedViews);
  const keys = useMemo(() => keysOf(mapping), [mapping]);
  const period = useGraphPeriod(mapping, parameters);

  useOpenScreen(graphScreen, keys);
  const shown = useGraphValues(mapping, parameters, period);

  const set = (changes: Partial<GraphParameters>, options?: { replace?: boolean }) =>
    change((before) => writeGraphParameters(before, changes), options);
  // What is left of the parameters once they are read.
  useCleanAddress(writeGraphParameters(new URLSearchParams(), parameters).keys());
  const view = { mapping, parameters, period, set, ...shown };
  const isChosen = !isSameRange(period.range, period.defaultRange);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const dataMapLink = settings && !isRestricted(settings, 'data-map') && keys.length > 0 && (
    <LinkButton
      href={dataMapAddress(keys, period.range, parameters.openedTerms)}
      icon={<Icon icon={DataMapIcon} size="sm" />}
    >
      {text('show-in-data-map')}
    </LinkButton>
  );
  const about = (
    <About>
      <LastUpdated />
      <RelatedPages mapping={mapping} />
    </About>
  );
  return (
    <Page
      title={mapping.view_title}
      section={sectionOf(mapping, entries)}
      highlighted
      actions={
        <>
          {isNarrow ? null : dataMapLink}
          <SegmentedControl
            label={text('view')}
            options={[
              {
                value: 'graph',
                label: text('graph-view'),
                // On a phone the two stand beside the title.
                icon: isNarrow ? null : <Icon icon={ChartLineIcon} size="sm" />,
              },
              {
                value: 'numbers',
                label: text('numbers-view'),
                icon: isNarrow ? null : <Icon icon={ListIcon} size="sm" />,
              },
            ]}
            value={parameters.numbers ? 'numbers' : 'graph'}
            onValueChange={(value) =>
              // Both views share a period that was chosen; each has its own default.
              set({ numbers: value === 'numbers', range: isChosen ? period.range : null }, STEP)
            }
          />
        </>
      }
      // On a phone the graph comes first.
      tabs={isNarrow ? null : about}
    >
      {keys.length === 0 ? (
        <EmptyState
          icon={ChartLineIcon}
          title={text('no-terms-on-page')}
          description={text('no-terms-on-page-description')}
        />
      ) : parameters.numbers ? (
        <NumbersView {...view} />
      ) : (
        <GraphView {...view} />
      )}
      {isNarrow ? (
        <>
          {about}
          {dataMapLink}
        </>
      ) : null}
    </Page>
  );
};

const GraphPage = (props: GraphPageProps) => (
  <Charts>
    <MappingPage {...props} />
  </Charts>
);

export default GraphPage;
