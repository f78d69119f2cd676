import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import {
  type ColorBlindness,
  colorDistance,
  contrastPairs,
  contrastRatio,
  pixels,
  seriesColorName,
  seriesColorNames,
  simulateColorBlindness,
  type ThemeName,
  themeValues,
  token,
  tokenNames,
} from './index.js';

const read = (name: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(join(__dirname, name), 'utf8'));

const keys = (set: Record<string, Record<string, unknown>>): string[] =>
  Object.entries(set)
    .filter(([group]) => group !== '$schema')
    .flatMap(([group, tokens]) =>
      Object.keys(tokens)
        .filter((name) => !name.startsWith('$'))
        .map((name) => `${group}-${name}`),
    );

const SOURCES = ['light.json', 'dark.json', 'shared.json', 'forced-colors.json'];
const THEMES: ThemeName[] = ['light', 'dark'];
const BLINDNESS: ColorBlindness[] = ['protanopia', 'deuteranopia', 'tritanopia'];

describe('sources', () => {
  const validate = new Ajv({ allErrors: true }).compile(read('schema.json'));

  test.each(SOURCES)('%s follows the schema', (name) => {
    validate(read(name));
    expect(validate.errors).toBeNull();
  });

  test('the schema refuses a value of the wrong type', () => {
    expect(validate({ color: { $type: 'color', text: { $value: '12px' } } })).toBe(false);
    expect(validate({ space: { $type: 'dimension', 1: { $value: '#ffffff' } } })).toBe(false);
  });

  test('light and dark define the same tokens', () => {
    expect(keys(read('dark.json'))).toEqual(keys(read('light.json')));
  });

  test('forced colours replace known tokens only', () => {
    expect(keys(read('light.json'))).toEqual(
      expect.arrayContaining(keys(read('forced-colors.json'))),
    );
  });

  test('spacing keeps to a grid of 4 px', () => {
    for (const name of keys(read('shared.json'))) {
      if (!name.startsWith('space-')) continue;
      expect(Number.parseInt(themeValues.light[name as 'space-1'], 10) % 4).toBe(0);
    }
  });

  test('the generated files are fresh', () => {
    const script = join(__dirname, '../scripts/generate.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', script, '--check'], {
      encoding: 'utf8',
      cwd: join(__dirname, '../..'),
    });
    expect(run.stderr).not.toContain('Stale');
    expect(run.status).toBe(0);
  });
});

describe('names', () => {
  test('a token becomes a custom property that the style sheet defines', () => {
    const css = readFileSync(join(__dirname, 'generated/tokens.css'), 'utf8');
    expect(token('color-text-muted')).toBe('var(--tavoite-color-text-muted)');
    for (const name of tokenNames) expect(css).toContain(`--tavoite-${name}: `);
  });

  test('every name has a value in both themes', () => {
    for (const theme of THEMES) {
      expect(Object.keys(themeValues[theme]).sort()).toEqual([...tokenNames].sort());
    }
  });

  test('lengths are numbers for geometry', () => {
    expect(pixels('layout-menu-extended')).toBe(180);
    expect(pixels('font-size-md')).toBe(14);
  });
});

describe.each(THEMES)('%s colours', (theme) => {
  const value = themeValues[theme];

  test('every pair reaches its contrast', () => {
    const low = contrastPairs.filter(
      ({ foreground, background, minimum }) =>
        contrastRatio(value[foreground], value[background]) < minimum,
    );
    expect(low).toEqual([]);
  });

  test('every series stands out from each ground', () => {
    const grounds = ['color-surface', 'color-canvas', 'color-surface-raised'] as const;
    const low = seriesColorNames.filter((name) =>
      grounds.some((ground) => contrastRatio(value[name], value[ground]) < 3),
    );
    expect(low).toEqual([]);
  });

  const closest = (see: (hex: string) => string): number => {
    const seen = seriesColorNames.map((name) => see(value[name]));
    const distances = seen.flatMap((a, i) => seen.slice(0, i).map((b) => colorDistance(a, b)));
    return Math.min(...distances);
  };

  test('any two series are told apart', () => {
    expect(closest((hex) => hex)).toBeGreaterThanOrEqual(14);
  });

  test.each(BLINDNESS)('any two series are told apart with %s', (kind) => {
    expect(closest((hex) => simulateColorBlindness(hex, kind))).toBeGreaterThanOrEqual(7);
  });
});

describe('series', () => {
  test('takes the palette in order and starts over', () => {
    expect(seriesColorNames).toEqual(tokenNames.filter((name) => name.startsWith('data-')));
    expect(seriesColorName(12)).toBe(seriesColorName(0));
    expect(seriesColorName(13)).toBe('data-2');
  });
});

describe('colour measures', () => {
  test('contrast of black on white is 21', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('distance agrees with published CIEDE2000 behaviour', () => {
    expect(colorDistance('#123456', '#123456')).toBe(0);
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(100, 0);
    expect(colorDistance('#ff0000', '#00ff00')).toBeCloseTo(86.6, 0);
  });

  test('greys stay grey for every colour blindness', () => {
    for (const kind of BLINDNESS) {
      expect(colorDistance(simulateColorBlindness('#808080', kind), '#808080')).toBeLessThan(1);
    }
  });

  test('red and green move closer for protanopia', () => {
    const see = (hex: string) => simulateColorBlindness(hex, 'protanopia');
    expect(colorDistance(see('#cc3333'), see('#669933'))).toBeLessThan(
      colorDistance('#cc3333', '#669933') / 2,
    );
  });

  test('anything but #rrggbb is refused', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });
});
