import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNumber } from '@tavoite/model';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from '../../test/fixtures/labels.js';
import { exampleTerms, withValues } from '../../test/fixtures/terms.js';
import { AppFrame } from '../AppFrame/index.js';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import { DataMap } from '../DataMap/index.js';
import { Icon } from '../Icon/index.js';
import { DownloadIcon, ExpandAllIcon } from '../icons/index.js';
import { PageHeader } from '../PageHeader/index.js';
import { DataMapPanel } from './DataMapPanel.js';
import { DataMapSkeleton } from './DataMapSkeleton.js';

const TEXTS = {
  en: {
    title: 'Data map',
    term: 'Term',
    expand: 'Expand',
    collapse: 'Collapse',
    all: 'Expand all',
    csv: 'Download CSV',
    legend: 'Legend',
    actual: 'Actual',
    estimate: 'Estimate',
    hint: 'Enter or a double click shows how a figure came about.',
    skip: 'Skip to content',
    loading: 'Loading',
    notice: 'Not in this environment: 4711',
  },
  fi: {
    title: 'Datakartta',
    term: 'Termi',
    expand: 'Avaa',
    collapse: 'Sulje',
    all: 'Laajenna kaikki',
    csv: 'Lataa CSV',
    legend: 'Selite',
    actual: 'Toteutunut',
    estimate: 'Arvio',
    hint: 'Enter tai kaksoisnapsautus näyttää, miten luku syntyi.',
    skip: 'Siirry sisältöön',
    loading: 'Ladataan',
    notice: 'Ei tässä ympäristössä: 4711',
  },
} as const;

const MONTHS = Array.from({ length: 24 }, (_, month) => month + 1).map(
  (month) => `${String(((month - 1) % 12) + 1).padStart(2, '0')}/${month > 12 ? 2026 : 2025}`,
);

interface ExampleProps {
  locale: 'en' | 'fi';
  loading: boolean;
  noticed: boolean;
}

const Example = ({ locale, loading, noticed }: ExampleProps) => {
  const texts = TEXTS[locale];
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['0', '0/0']));
  return (
    <AppFrame scrollLocked skipLabel={texts.skip} topBar={null}>
      <PageHeader title={texts.title} />
      <DataMapPanel
        labels={texts}
        notice={noticed ? <Banner tone="warning">{texts.notice}</Banner> : null}
        toolbar={
          <>
            <Button icon={<Icon icon={ExpandAllIcon} size="sm" />}>{texts.all}</Button>
            <div>
              <Button icon={<Icon icon={DownloadIcon} size="sm" />}>{texts.csv}</Button>
            </div>
          </>
        }
      >
        {loading ? (
          <DataMapSkeleton label={texts.loading} />
        ) : (
          <DataMap
            roots={withValues(exampleTerms(locale), MONTHS.length, 8)}
            months={MONTHS}
            expanded={expanded}
            onExpandedChange={setExpanded}
            formatValue={(value) => formatNumber(value, { locale, type: 'decimal' })}
            decimalMark={locale === 'fi' ? ',' : '.'}
            labels={{ table: texts.title, ...texts }}
          />
        )}
      </DataMapPanel>
    </AppFrame>
  );
};

const meta = {
  title: 'Analysis/DataMapPanel',
  component: Example,
  args: { locale: 'en', loading: false, noticed: false },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args, context) => <Example {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map takes what the page leaves and scrolls by itself; the page does not. */
export const OnAPage: Story = {
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    const legend = await within(canvasElement).findByText(/^(Actual|Toteutunut)$/);
    await waitFor(() =>
      expect(map.getBoundingClientRect().bottom).toBeLessThan(legend.getBoundingClientRect().top),
    );
    const main = await within(canvasElement).findByRole('main');
    await waitFor(() => expect(main.scrollHeight).toBe(main.clientHeight));
  },
};

export const Loading: Story = { args: { loading: true } };

/** Something is to be said about the map. */
export const WithANotice: Story = { args: { noticed: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
