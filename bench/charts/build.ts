import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CONDITIONS = ['tavoite-source', ...defaultClientConditions];

export const CONTESTANTS = ['tavoite', 'd3', 'visx', 'nivo', 'echarts', 'recharts'] as const;
export type Competitor = (typeof CONTESTANTS)[number];

/** A page for each competitor, built for production into `folder`. */
export async function buildPages(
  folder: string,
  names: readonly Competitor[] = CONTESTANTS,
): Promise<void> {
  for (const name of names) {
    const root = join(folder, name);
    mkdirSync(root, { recursive: true });
    const entry = join(FOLDER, 'competitors', name);
    const script =
      `import { mount } from ${JSON.stringify(entry)};` +
      `import { offer } from ${JSON.stringify(join(FOLDER, 'page.ts'))};offer(mount);`;
    writeFileSync(join(root, 'main.js'), script);
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><meta charset="utf-8"><body></body><script type="module" src="./main.js"></script>',
    );
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: CONDITIONS },
      build: { outDir: 'dist', emptyOutDir: true },
    });
  }
}

/** What an application imports for the five types: line, bar, stacked, area and radar. */
const CODE: Record<'tavoite' | 'recharts' | 'nivo' | 'echarts', string> = {
  tavoite: `export { TimeSeriesChart, RadarChart } from '@tavoite/charts';`,
  recharts: `export { ComposedChart, RadarChart, Line, Bar, Area, Radar, PolarGrid, PolarAngleAxis, PolarRadiusAxis, XAxis, YAxis, CartesianGrid, Tooltip, Legend } from 'recharts';`,
  nivo: `export { Line } from '@nivo/line';`,
  echarts: `
    import { BarChart, LineChart, RadarChart } from 'echarts/charts';
    import { GridComponent, LegendComponent, RadarComponent, TooltipComponent } from 'echarts/components';
    import { init, use } from 'echarts/core';
    import { SVGRenderer } from 'echarts/renderers';
    use([BarChart, LineChart, RadarChart, GridComponent, LegendComponent, RadarComponent, TooltipComponent, SVGRenderer]);
    export { init };`,
};

/** Bytes, minified and gzipped, of each library's chart code without React. */
export async function codeSizes(): Promise<Record<keyof typeof CODE, number>> {
  const sizes = { tavoite: 0, recharts: 0, nivo: 0, echarts: 0 };
  for (const name of Object.keys(CODE) as Array<keyof typeof CODE>) {
    // An in-memory module next to this file, so that its imports resolve from here.
    const entry = join(FOLDER, `code-${name}.js`);
    const output = await build({
      root: FOLDER,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: CONDITIONS },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'code',
          resolveId: (source) => (source === entry ? entry : null),
          load: (path) => (path === entry ? CODE[name] : null),
        },
      ],
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
      },
    });
    const [bundle] = Array.isArray(output) ? output : [output];
    if (!bundle || !('output' in bundle)) throw new Error(`No bundle for ${name}`);
    for (const file of bundle.output) {
      if (file.type === 'chunk') sizes[name] += gzipSync(file.code, { level: 9 }).length;
    }
  }
  return sizes;
}
