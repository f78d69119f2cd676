import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNumber } from '@tavoite/model';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { drawnBy } from '../../test/fixtures/drawnBy.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
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
    all: 'Expand all',
    csv: 'Download CSV',
    loading: 'Loading',
    notice: 'Not in this environment: 4711',
  },
  fi: {
    title: 'Tietokartta',
    all: 'Laajenna kaikki',
    csv: 'Lataa CSV',
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
  const labels = labelsOf(locale);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['0', '0/0']));
  return (
    <AppFrame scrollLocked {...labels.appFrame} topBar={null}>
      <PageHeader title={texts.title} />
      <DataMapPanel
        labels={labels.dataMapPanel}
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
            labels={labels.dataMap}
          />
        )}
      </DataMapPanel>
    </AppFrame>
  );
};

const { docs, ...shown } = drawnBy<ExampleProps>(
  DataMapPanel,
  ['locale', 'loading', 'noticed'],
  `
<DataMapPanel
  labels={labels.dataMapPanel}
  toolbar={<Button onClick={expandAll}>Expand all</Button>}
  notice={unknown ? <Banner tone="warning">Not in this environment: 4711</Banner> : null}
>
  {map ? <DataMap {...map} labels={labels.dataMap} /> : <DataMapSkeleton label="Loading" />}
</DataMapPanel>
`,
);

const meta = {
  title: 'Analysis/DataMapPanel',
  ...shown,
  args: { locale: 'en', loading: false, noticed: false },
  parameters: {
    layout: 'fullscreen',
    docs: { ...docs, story: { inline: false, iframeHeight: 640 } },
  },
  render: (args, context) => <Example {...args} locale={localeOf(context)} />,
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map takes what the page leaves and scrolls by itself; the page does not. */
export const OnAPage: Story = {
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    const legend = await within(canvasElement).findByText(/^(Actual|Toteuma)$/);
    await waitFor(() =>
      expect(map.getBoundingClientRect().bottom).toBeLessThan(legend.getBoundingClientRect().top),
    );
    const main = await within(canvasElement).findByRole('main');
    await waitFor(() => expect(main.scrollHeight).toBe(main.clientHeight));
  },
};

export const Loading: Story = { args: { loading: true } };

/** With a notice above the map. */
export const WithANotice: Story = { args: { noticed: true } };

/** The legend takes one line; what its marks mean is one press away. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
