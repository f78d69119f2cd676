import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { dataMapItem, graphItem } from '../../../test/report-document.js';
import { fontFiles } from '../fonts.js';
import type { ReportItem } from '../items/index.js';
import { itemPicture } from '../pictures/item-picture.js';
import { outlinedSvg } from './outlined.js';

const SIDE = 8;
/** Less is a letter that stands a part of a pixel elsewhere. */
const SEEN = 12;

interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function painted(svg: string, fonts: readonly string[]): Pixels {
  const font = { fontFiles: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' };
  const image = new Resvg(svg, { font }).render();
  // Each look at its pixels copies them.
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** How far apart two pictures are at most, in parts of 255: each square of some pixels by its middle colour. */
function apart(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const { width, height } = one;
  let most = 0;
  for (let top = 0; top + SIDE <= height; top += SIDE)
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      const sums = [0, 0, 0];
      for (let y = top; y < top + SIDE; y++)
        for (let x = left; x < left + SIDE; x++)
          for (const channel of sums.keys()) {
            const at = (y * width + x) * 4 + channel;
            sums[channel] = (sums[channel] ?? 0) + (one.pixels[at] ?? 0) - (other.pixels[at] ?? 0);
          }
      most = Math.max(most, ...sums.map((sum) => Math.abs(sum) / SIDE ** 2));
    }
  return most;
}

const row = dataMapItem({ language: 'fi', rows: 1, months: 1 }).rows[0]?.key ?? '';
const map = dataMapItem({
  language: 'fi',
  rows: 9,
  months: 5,
  names: ['Šekkisaamiset, Äänekoski'],
});
const items: Record<string, ReportItem> = {
  'lines and bars': graphItem({
    language: 'fi',
    title: 'Liikevaihto ja käyttökate',
    months: 24,
    series: [
      { title: 'Liikevaihto', level: 1200, type: 'bar' },
      { title: 'Käyttökate', level: 300 },
      { title: 'Tavoite', level: 1300, color: 'target' },
    ],
  }),
  'a data map with notes': {
    ...map,
    notes: [
      { key: row, start: map.months[1]?.month ?? 0, end: map.months[1]?.month ?? 0, number: 12 },
    ],
  },
};

/** Texts in every way that the charts place and paint them. */
const texts = (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="320"
    height="160"
    viewBox="0 0 320 160"
    fontSize={16}
  >
    <title>Not painted</title>
    <rect width="320" height="160" fill="#dddddd" />
    <g transform="translate(150,20)" fill="#123456" textAnchor="middle" fontFamily="Inter">
      <text>
        <tspan x={10} y={4}>
          First &lt;line&gt;
        </tspan>
        <tspan x={10} y={24} fontStyle="italic">
          second & last
        </tspan>
      </text>
      <text x="20" y="56" dy=".35em" stroke="#ffffff" strokeWidth={4} paintOrder="stroke">
        set off
      </text>
      <text x={120} y={56} dx="-0.5em" textAnchor="end" fontWeight={600} fontSize={24}>
        Žä−
      </text>
      <text x="-130 -110 -90" y={90}>
        147
      </text>
      <text x={0} y={90} transform="translate(20,30)" opacity={0.5}>
        moved
      </text>
    </g>
  </svg>
);

const pictures = Object.entries(items).flatMap(([name, item]) =>
  (['light', 'dark'] as const).map((theme) => ({
    name: `${name}, ${theme}`,
    drawn: itemPicture(item, theme).picture,
  })),
);

it.each([...pictures, { name: 'texts', drawn: texts }])(
  'shows what a painter with the font would: $name',
  ({ drawn }) => {
    const svg = renderToStaticMarkup(drawn);
    const shown = painted(svg, Object.values(fontFiles()));
    const outlined = outlinedSvg(drawn);
    expect(outlined).not.toMatch(/<text|<title|NaN|undefined/);
    expect(apart(painted(outlined, []), shown)).toBeLessThan(SEEN);
    // Any text that was left out would be seen.
    expect(apart(painted(svg, []), shown)).toBeGreaterThan(4 * SEEN);
  },
);

it('shows a stand-in for what the typeface lacks, as documents do', () => {
  const path = (text: string) =>
    / d="([^"]*)"/.exec(
      outlinedSvg(
        <svg>
          <title>None</title>
          <text>{text}</text>
        </svg>,
      ),
    )?.[1];
  expect(path('漢')).toBe(path('□'));
  expect(path('漢')).not.toBe(path('a'));
});
