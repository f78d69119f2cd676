import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@tavoite/model';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { mixedSeries } from '../../test/fixtures/series.js';
import { Card, localeOf } from '../../test/fixtures/story.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import type { ChartLabels } from '../labels/types.js';
import { chartPng, chartSvg, literalTheme, RadarSvg, TargetSvg, TimeSeriesSvg } from './index.js';

interface Reader {
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  readonly labels: ChartLabels;
}

const size = { width: 960, height: 480 };

const pictures = {
  'Time series': ({ theme, locale, labels }: Reader) => (
    <TimeSeriesSvg
      title="Sales and margin"
      series={mixedSeries}
      filteredKeys={['costs']}
      left={{ unit: 'k€' }}
      right={{ unit: '%' }}
      theme={literalTheme(theme)}
      {...{ size, locale }}
      labels={labels.timeSeriesChart}
    />
  ),
  Radar: ({ theme, labels }: Reader) => (
    <RadarSvg
      title="Focus areas"
      keys={radarKeys}
      series={radarSeries}
      unit="%"
      theme={literalTheme(theme)}
      size={size}
      labels={labels.radarChart}
    />
  ),
  Target: ({ theme, locale, labels }: Reader) => (
    <TargetSvg
      title="Delivery reliability"
      rows={Array.from({ length: 12 }, (_, i) => ({
        start_date: `2025-${String(i + 1).padStart(2, '0')}-01`,
        current_value: 72 + ((i * 37) % 20),
        target_value: 85,
        compare_value: 78,
        is_verified: i < 9,
      }))}
      titles={{ current: 'Current', target: 'Target', compare: 'Compare' }}
      unit="%"
      theme={literalTheme(theme)}
      {...{ size, locale }}
      labels={labels.timeSeriesChart}
    />
  ),
} as const;

/** What an application does: the picture of what is shown, in the reader's theme and language. */
function Downloads({ reader }: { reader: Reader }): ReactElement {
  const [files, setFiles] = useState<{ png: string; svg: string } | null>(null);
  const make = async (picture: ReactElement) => {
    const [svg, png] = await Promise.all([chartSvg(picture), chartPng(picture)]);
    setFiles({ svg, png: URL.createObjectURL(png) });
  };
  return (
    <Card>
      {Object.entries(pictures).map(([name, picture]) => (
        <button
          key={name}
          type="button"
          className="tavoite-chart-button"
          onClick={() => make(picture(reader))}
        >
          {name}
        </button>
      ))}
      {files ? (
        <figure style={{ margin: 0 }}>
          <img src={files.png} alt="The PNG" style={{ width: '100%' }} />
          <a href={`data:image/svg+xml,${encodeURIComponent(files.svg)}`} download="chart.svg">
            SVG
          </a>
        </figure>
      ) : null}
    </Card>
  );
}

const meta = {
  title: 'Download',
  component: Downloads,
  args: { reader: { theme: 'light', locale: 'en', labels: en } },
  render: (_, context) => {
    const locale = localeOf(context);
    const theme = context.globals.theme === 'dark' ? 'dark' : 'light';
    return <Downloads reader={{ theme, locale, labels: locale === 'fi' ? fi : en }} />;
  },
} satisfies Meta<typeof Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of the SVG file that the story offers. */
const svgOf = (link: HTMLElement): string =>
  decodeURIComponent((link.getAttribute('href') ?? '').replace(/^[^,]*,/, ''));

/** What a slow machine may take for a picture. */
const MAKING_MS = 10_000;

/** Made when asked for: an SVG with its font in it, and a PNG of twice its pixels. */
export const Default: Story = {
  globals: { language: 'en', theme: 'light' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, words] of [
      ['Radar', ['Focus areas', 'Staff wellbeing']],
      ['Target', ['Delivery reliability', 'Compare']],
      ['Time series', ['Sales and margin', 'Reseller sales', 'k€']],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      // The typeface is fetched, and a large picture is drawn.
      const link = await canvas.findByRole('link', { name: 'SVG' }, { timeout: MAKING_MS });
      await waitFor(
        () => {
          for (const word of words) expect(svgOf(link)).toContain(word);
        },
        { timeout: MAKING_MS },
      );
      const svg = svgOf(link);
      await expect(svg).toContain('@font-face{font-family:"Inter Variable"');
      await expect(svg).toContain('src:url(data:');
      // The file must not rely on anything from the page.
      await expect(svg).not.toContain('var(--');
      await expect(svg).not.toContain('http://localhost');
      const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'The PNG' });
      await image.decode();
      await expect([image.naturalWidth, image.naturalHeight]).toEqual([1920, 960]);
    }
    await expect(svgOf(await canvas.findByRole('link', { name: 'SVG' }))).not.toContain(
      'Costs</text>',
    );
  },
};
