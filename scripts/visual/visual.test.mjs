import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { openBaselines } from './baselines.mjs';
import { compare, compress } from './compare.mjs';
import { findPalette, writePalettePng } from './palette-png.mjs';
import { writeReport } from './report.mjs';
import { picturesOf } from './stories.mjs';

const WIDTH = 80;
const HEIGHT = 20;
const FINE = 8;

/** Part of a pixel that is ink: a row of rings, about as large as letters, moved to the right. */
function ink(x, y, moved) {
  let inside = 0;
  for (let sample = 0; sample < FINE * FINE; sample += 1) {
    const px = x + ((sample % FINE) + 0.5) / FINE - moved;
    const py = y + (Math.floor(sample / FINE) + 0.5) / FINE;
    const distance = Math.hypot(((px + 4) % 10) - 5, py - 10);
    if (px > 10 && px < 60 && distance > 2.5 && distance < 4) inside += 1;
  }
  return inside / (FINE * FINE);
}

/** A label with smoothed edges; `change` alters the ink of a pixel. */
function label({ moved = 0, width = WIDTH, change = (value) => value } = {}) {
  const image = new PNG({ width, height: HEIGHT });
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grey = Math.round(255 * (1 - change(ink(x, y, moved), x, y)));
      image.data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(image);
}

describe('comparing pictures', () => {
  it('finds the same picture the same', () => {
    expect(compare(label(), label())).toEqual({ same: true, changed: 0 });
  });

  it('passes one pixel of an edge that is smoothed differently', () => {
    let left = 1;
    const change = (value) => {
      if (value < 0.3 || value > 0.7 || left === 0) return value;
      left -= 1;
      return 1 - value / 2;
    };
    const after = label({ change });
    expect(left).toBe(0);
    expect(after.equals(label())).toBe(false);
    expect(compare(label(), after).same).toBe(true);
  });

  it('passes edges that are all smoothed a little differently', () => {
    const change = (value) => (value > 0 && value < 1 ? value * 0.92 : value);
    expect(compare(label(), label({ change })).same).toBe(true);
  });

  it.each([1, 2, 5])('fails a label that has moved by %i px', (moved) => {
    const { same, changed, difference } = compare(label(), label({ moved }));
    expect(same).toBe(false);
    expect(changed).toBeGreaterThan(20);
    expect(PNG.sync.read(difference)).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  it('fails a label in another colour', () => {
    expect(compare(label(), label({ change: (value) => value * 0.6 })).same).toBe(false);
  });

  it('fails a page of another size and tells both sizes', () => {
    const found = compare(label(), label({ width: WIDTH + 1 }));
    expect(found).toMatchObject({ same: false, size: '80 × 20 → 81 × 20' });
  });

  it('compresses what has more than 256 colours to a palette that compares the same', () => {
    const image = new PNG({ width: 64, height: 64 });
    for (let i = 0; i < 64 * 64; i += 1) {
      image.data.set([(i * 7) % 256, Math.floor(i / 24), (i * 3) % 64, 255], i * 4);
    }
    const colours = new Set();
    for (let i = 0; i < 64 * 64; i += 1) colours.add(image.data.readUInt32BE(i * 4));
    expect(colours.size).toBeGreaterThan(256);
    const full = PNG.sync.write(image);
    const small = compress(full);
    // The kind of a PNG: 3 is one with a palette.
    expect(small[25]).toBe(3);
    expect(compare(small, full)).toMatchObject({ same: true });
  });

  it('finds a compressed picture the same, and what moved in it not', () => {
    expect(compare(compress(label()), label()).same).toBe(true);
    expect(compare(compress(label()), label({ moved: 1 })).same).toBe(false);
  });
});

describe('a palette', () => {
  /** Two grounds that are much alike, 200 other colours, and a rare one beside the first ground. */
  const counts = new Map([
    [0xfdecea, 900],
    [0xfdf0e0, 800],
    ...Array.from({ length: 200 }, (_, i) => [i * 256, 50]),
    [0xfcecea, 1],
  ]);

  it('keeps each colour when there are few', () => {
    const { palette, index } = findPalette(counts, 0);
    expect(palette).toHaveLength(203);
    expect(palette[index.get(0xfcecea)]).toBe(0xfcecea);
  });

  it('lets a colour stand for the rare ones beside it, and keeps what there is much of', () => {
    const { palette, index } = findPalette(counts, 8);
    expect(palette.length).toBeLessThan(203);
    expect(palette[index.get(0xfcecea)]).toBe(0xfdecea);
    expect(palette[index.get(0xfdf0e0)]).toBe(0xfdf0e0);
  });

  it('is not found for too many colours', () => {
    const many = new Map(Array.from({ length: 257 }, (_, i) => [i * 256 + 1, 1]));
    expect(findPalette(many, 0)).toBeUndefined();
  });

  it('writes a picture that reads as it was', () => {
    const image = new PNG({ width: 7, height: 3 });
    for (let i = 0; i < 21; i += 1) image.data.set([i * 8, 255 - i, i % 3, 255], i * 4);
    const read = PNG.sync.read(writePalettePng(image, [0]));
    expect(read).toMatchObject({ width: 7, height: 3 });
    expect(read.data.equals(image.data)).toBe(true);
  });
});

describe('the pictures that are taken', () => {
  const story = (id, tags) => ({ type: 'story', id, title: 'T', name: 'N', tags });
  const entries = {
    a: story('a', ['visual']),
    b: story('b', ['visual', 'forced-colors']),
    c: story('c', ['autodocs']),
    d: { ...story('d', ['visual']), type: 'docs' },
  };

  it('are those of visual stories in both themes, in forced colours where the tag says so', () => {
    expect(picturesOf({ entries }).map(({ key }) => key)).toEqual([
      'a.light',
      'a.dark',
      'b.light',
      'b.dark',
      'b.forced-colors',
    ]);
  });

  it('can be chosen by parts of their ids', () => {
    expect(picturesOf({ entries }, ['a', 'x']).map(({ id }) => id)).toEqual(['a', 'a']);
  });
});

describe('files', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tavoite-visual-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keep pictures, know those without a story and who drew them', () => {
    const baselines = openBaselines(join(folder, 'visual'));
    const browser = { version: '131.0.1.2', platform: 'linux' };
    expect(baselines.read('a')).toBeUndefined();
    expect(baselines.orphans([])).toEqual([]);
    baselines.write('a', label());
    baselines.write('b', label());
    baselines.sign(browser);
    expect(baselines.read('a').equals(label())).toBe(true);
    expect(baselines.orphans(['a'])).toEqual(['b']);
    baselines.remove('b');
    expect(baselines.orphans(['a'])).toEqual([]);
    expect(baselines.foreign({ ...browser, version: '131.0.9.9' })).toBeUndefined();
    expect(baselines.foreign({ ...browser, version: '132.0.0.0' })).toContain('Chromium 131');
    expect(baselines.foreign({ ...browser, platform: 'darwin' })).toContain('darwin');
  });

  it('show before, after and difference of what changed, and only of that', () => {
    const page = writeReport(join(folder, 'report'), [
      { key: 'a', title: 'A', status: 'same' },
      {
        key: 'b',
        title: 'B <b>',
        status: 'changed',
        note: '9 pixels',
        before: label(),
        after: label({ moved: 1 }),
        difference: label(),
      },
    ]);
    const text = readFileSync(page, 'utf8');
    expect(text).toContain('1 of 2 are as they were');
    expect(text).toContain('B &lt;b>');
    for (const kind of ['before', 'after', 'difference']) {
      expect(text).toContain(`src="b.${kind}.png"`);
      expect(() => PNG.sync.read(readFileSync(join(page, '..', `b.${kind}.png`)))).not.toThrow();
    }
    expect(text).not.toContain('a.before.png');
  });
});
