import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { GUIDE_FILE, guideModule } from './build/guide.mjs';
import { lighterReact } from './build/lighterReact.ts';

/** The server that the development server hands API calls to. */
const API_ORIGIN = process.env.TAVOITE_API ?? 'http://localhost:4000';

/** Parses the texts, so that the browser needs no parser for them. */
const compiledTexts: Plugin = {
  name: 'compiled-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/i18n\/(basics\/)?(en|fi)\.json$/.test(id)) return null;
    const texts: Record<string, string> = JSON.parse(code);
    const parsed = Object.entries(texts).map(([key, text]) => [key, parse(text)]);
    return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
  },
};

/** Makes data of the guide's Markdown: the browser needs no parser, and the text has no markup. */
const guide: Plugin = {
  name: 'guide',
  enforce: 'pre',
  load(id) {
    if (!GUIDE_FILE.test(id)) return null;
    // The contents hold titles of all pages, and pages the ids of the English headings.
    for (const file of readdirSync(dirname(dirname(id)), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.md')) this.addWatchFile(join(dirname(dirname(id)), file));
    return { code: guideModule(id), moduleType: 'js', map: null };
  },
};

/** Fetches the typeface with the page, not after its styles, so that no text changes its shape. */
const preloadedTypeface: Plugin = {
  name: 'preloaded-typeface',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
};

const ICONS = /\/lucide-react\/dist\/esm\/icons\//;
const NAMED = /\/react-router\/dist\/|\/react-intl\/index\.js$/;
const INTL = /\/@formatjs\/intl\/index\.js$/;
const MESSAGE = /\/intl-messageformat\/index\.js$/;
const OWN = /\/packages\/(ui|charts|app)\/src\/.*\.tsx?$/;
/** Comments on lines of their own. */
const COMMENT_LINES = /^[ \t]*\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*$/gm;
/** Lengths by their tokens; read as text, since the package may not have been built yet. */
const PIXELS = new Map(
  [
    ...readFileSync(
      new URL('src/generated/pixels.ts', import.meta.resolve('@tavoite/tokens/package.json')),
      'utf8',
    ).matchAll(/"([a-z0-9-]+)": ([\d.]+)/g),
  ].map(([, name, length]) => [name, length]),
);
const PREFIXER = /\/stylis\/src\/Prefixer\.js$/;
const MIDDLEWARE = /\/stylis\/src\/Middleware\.js$/;

/** Takes out of libraries what only development reads. */
const lighterLibraries: Plugin = {
  name: 'lighter-libraries',
  apply: 'build',
  transform(code, id) {
    // Keys of the lines of a drawing, which never change their places; a size that all have.
    if (ICONS.test(id))
      return {
        code: code.replace(/,\s*key: "[^"]*"|^ {2}size: 24,$|^__iconData\.node;$/gm, ''),
        map: null,
      };
    // styled-components asks for vendor prefixes only where they are switched on; they are not.
    if (PREFIXER.test(id)) return { code: "export const prefix = () => '';", map: null };
    if (MIDDLEWARE.test(id))
      return {
        code: code.replace(
          /^export function prefixer [\s\S]*?^}$/m,
          "export const prefixer = () => '';",
        ),
        map: null,
      };
    // The application formats messages only: numbers and dates have their own rules in the model.
    if (INTL.test(id))
      return {
        code: code
          .replace(/^\t\tformat(?!Message)\w+: .*\.bind\(.*\),?$/gm, '')
          .replace(/^\t\tget(Duration|RelativeTime|List)Format: memoize\([^}]*\}\),?$/gm, '')
          // What it tells developers; both languages are known to every browser, and none has a time zone.
          .replace(/^\tif \(!msgId\) invariant\([^;]*;$/m, '')
          .replace(/ ?else if \(!Intl\.\w+\.supportedLocalesOf[^;]*;$/gm, '')
          .replace(/^\tverifyConfigMessages\(\w+\);$/m, '')
          .replace(/^\tif \(!timeZone\) return f1;$/m, 'return f1;')
          .replace(/^\t\tif \(onError\) onError\(new InvalidConfigError\([^;]*;$/m, '')
          .replace(/, using \$\{descriptor\.defaultMessage[\s\S]*?"id"\} as fallback\./, '')
          .replace(/^Default Message: [^`]*(?=`, locale)/m, ''),
        map: null,
      };
    // Which of a message's languages numbers would be written in: to ask holds a page up for a frame or two.
    if (MESSAGE.test(id)) {
      const asked = /(this\.resolveLocale = )[\s\S]*?^\t\t\};$/m;
      if (!asked.test(code)) this.error(`${id} asks for languages in another way.`);
      return { code: code.replace(asked, '$1() => undefined;'), map: null };
    }
    if (OWN.test(id) && /\bintl\.format(?!Message)/.test(code))
      this.error(`${id}: the build takes every format but that of messages out of intl.`);
    // Styles are sent as they are written, indentation, comments and all; and lengths as a list of all.
    if (OWN.test(id)) {
      const lighter = code
        .replace(COMMENT_LINES, '')
        .replace(/\n\s+/g, '\n')
        .replace(/\bpixels\(['"]([a-z0-9-]+)['"]\)/g, (call, name) =>
          String(PIXELS.get(name) ?? call),
        );
      return { code: lighter, map: null };
    }
    if (!NAMED.test(id)) return null;
    // Without this, components that nothing uses count as used (they have names, and are made by calls),
    // and the warnings for developers stay.
    const lighter = code
      .replace(/^[A-Za-z]+\.(displayName = "[^"]*"|contextType = \w+);$/gm, '')
      .replace(/^function warning(Once)?\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&')
      // What it tells developers who have called it wrongly.
      .replace(/(\binvariant\d*\([^"`;]*?),\s*(?:"[^"]*"|`[^`]*`)\s*\);/g, '$1);')
      .replace(
        /^function getInvalidPathError\([\s\S]*?^\}$/m,
        'const getInvalidPathError = () => "";',
      )
      // Routes are drawn by components, never by a data router with loaders and error pages of its own.
      .replace(
        /^ {2}let dataRouterState = dataRouterOpts\?\.state;$/m,
        'const dataRouterState = null;',
      )
      .replace('isDataRoute ? useNavigateStable() : ', '')
      .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
      .replace(
        / = ((?:React\d*\.(?:createContext|createElement|forwardRef|memo)|createFormatted\w+)\()/g,
        ' = /* @__PURE__ */ $1',
      );
    return { code: lighter, map: null };
  },
};

/** Of the parts of pages, those that the first screen does without. */
const LATER_PAGE_PARTS =
  'CardHead|DangerDialog|fieldErrors|FormDialog|GroupLabel|LoadedCard|ManagePage|ReasonField|SaveButton|SearchField|SettingsCards?|ToolButton|UnsavedDialog|useFoldedSearch';

/** What nearly every screen loads: periods, their calendar and addresses, and small parts with them. */
const SHARED_BY_SCREENS = [
  /\/packages\/model\/src\/(calendar\/(?!moments|writtenMonths)|dateSelection|numbers\/numbers|progress)/,
  new RegExp(`/packages/app/src/core/page/(?!${LATER_PAGE_PARTS}|CodeField|guideOfPage)`),
  /\/packages\/app\/src\/(core\/(?!page\/|afterPaint|fiscalStartName|heldFiles|openAddress|openBranches|useCleanAddress|useClosing|useMoments)|features\/period\/(?!useRoadmapPeriod))/,
  /\/packages\/ui\/src\/(DateSelector\/DateSelector\.|Reserved|SegmentedControl|Skeleton\/|Spinner|Stack|TargetMeter|Icon\/names)/,
  // Of the strategy screen, and of the menu: other screens show them, too.
  /\/icons\/(archive|calendar-range|chevron-left|chevrons-(down-up|up-down)|mail|minus|trending-up)\.mjs$/,
];

/** The first screen, with its parts that the targets' editor shows as well. */
const STRATEGY =
  /\/packages\/(app\/src\/features\/strategy\/(StrategyPage|components\/TargetGroups|part|screen)\.|ui\/src\/(GroupCard|GroupTree|ObjectiveCards|TargetList|TargetSummary)\/)/;

/** Small parts of several screens, none of them of the first: each file of its own would be a request. */
const SHARED_BY_LATER_SCREENS = [
  new RegExp(`/packages/app/src/core/page/(${LATER_PAGE_PARTS})\\.`),
  /\/packages\/model\/src\/(api\/limits|calendar\/moments|figures\/unusual|find|roadmap\/(progress|tasks)|terms\/(formulaKeys|sums|verifiedFlags))/,
  /\/packages\/app\/src\/(core\/(afterPaint|heldFiles|openAddress|useCleanAddress|useClosing|useMoments)|features\/(comments\/(index|state)|downloads|drafts|externalAccounts\/state|messagesPage|newPassword|saveForReport\/SaveForReport|series|terms\/selectors))/,
  /\/packages\/ui\/src\/(AnchoredMenu|Card|Checkbox|CodeList|Columns|CommandPalette\/search|ConfirmDialog|dates|DownloadMenu|FigureKey|FileInputs|FileList|labels\/size|LiveRegion|MenuButton|Message(Head|List|Skeleton)|Modal|Popover|Select|SettingRow|Tabs|tableParts|TextArea|Toolbar)\//,
  /\/packages\/ui\/src\/(styles\/(choices|edgeShadow)|utils\/writtenFormula)/,
  /\/packages\/charts\/src\/(kernel\/(runs|scale)|primitives\/marks|Sparkline\/|theme\/theme)/,
  /\/tokens\/src\/(textScale|themeValues|generated\/values)\./,
  /\/@radix-ui\/react-(dialog|dropdown-menu|popover)\//,
];

export default defineConfig({
  plugins: [compiledTexts, guide, lighterLibraries, lighterReact, preloadedTypeface, react()],
  resolve: {
    // Workspace packages are built from their sources.
    conditions: ['tavoite-source', ...defaultClientConditions],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/core/createLucideIcon.ts', import.meta.url)),
      },
      {
        find: /^immer$/,
        replacement: fileURLToPath(new URL('src/core/withoutImmer.ts', import.meta.url)),
      },
      {
        find: /^reselect$/,
        replacement: fileURLToPath(new URL('src/core/withoutReselect.ts', import.meta.url)),
      },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // draft-js and its relatives expect the global object of Node.
  define: { global: 'globalThis' },
  // The server puts a fresh nonce in the place of this text in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: { '/api': { target: API_ORIGIN } },
  },
  build: {
    // A content security policy without data: for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first load names every file that it may load later; names of words would be longer.
        // Seven characters of a hash tell a file from its earlier versions; the bundler asks for as many.
        chunkFileNames: 'assets/[hash:7].js',
        // One file for what every page loads: many small ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 1 },
            {
              name: 'screens',
              test: (id) => SHARED_BY_SCREENS.some((pattern) => pattern.test(id)),
            },
            { name: 'strategy', test: STRATEGY },
            // Of the menu, with the icons that it draws: the others are loaded with their screens.
            { name: 'drawings', test: /\/Icon\/drawings\.ts$/, priority: 0.5 },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            {
              name: 'parts',
              test: (id) => SHARED_BY_LATER_SCREENS.some((pattern) => pattern.test(id)),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
