import { setTimeout as delay } from 'node:timers/promises';
import { monthNumber } from '@tavoite/model';
import { buildSeries } from '../../test/series.js';
import { ByteCache } from './cache.js';
import { SeriesCache } from './series-cache.js';

describe('ByteCache', () => {
  it('drops what was used longest ago once it holds too much', () => {
    const cache = new ByteCache<string, number>(10);
    cache.set('a', 1, 4);
    cache.set('b', 2, 4);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3, 4);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
    expect(cache.bytes).toBe(8);
  });

  it('replaces a value under its key and keeps nothing larger than all of it', () => {
    const cache = new ByteCache<string, number>(10);
    cache.set('a', 1, 4);
    cache.set('a', 2, 6);
    expect(cache.bytes).toBe(6);
    cache.set('b', 3, 11);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(2);
    cache.set('a', 4, 11);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe('SeriesCache', () => {
  const load = (dataVersion: number) =>
    buildSeries({
      dataVersion,
      terms: [{ key: 'a', first: monthNumber(2025, 1), values: [1, 2, 3] }],
    });

  it('loads once per version, also for requests at the same time', async () => {
    const cache = new SeriesCache({ maxBytes: 1_000_000 });
    const loads = jest.fn(async () => {
      await delay(5);
      return load(1);
    });
    const [first, second] = await Promise.all([cache.get(1, 1, loads), cache.get(1, 1, loads)]);
    expect(first).toBe(second);
    expect(await cache.get(1, 1, loads)).toBe(first);
    expect(loads).toHaveBeenCalledTimes(1);
    expect(cache.usage.bytes).toBe(first.bytes);
    const newer = await cache.get(1, 2, () => load(2));
    expect(newer.dataVersion).toBe(2);
    expect(cache.usage.bytes).toBe(newer.bytes);
  });

  it('tries again after a load that failed', async () => {
    const cache = new SeriesCache({ maxBytes: 1_000_000 });
    await expect(cache.get(1, 1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await cache.get(1, 1, () => load(1))).dataVersion).toBe(1);
  });

  it('holds no more than its bytes', async () => {
    const one = await load(1);
    const cache = new SeriesCache({ maxBytes: one.bytes * 2 });
    for (let organization = 1; organization <= 5; organization += 1)
      await cache.get(organization, 1, () => load(1));
    expect(cache.usage.bytes).toBe(one.bytes * 2);
    const loads = jest.fn(() => load(1));
    await cache.get(5, 1, loads);
    await cache.get(4, 1, loads);
    expect(loads).not.toHaveBeenCalled();
    await cache.get(1, 1, loads);
    expect(loads).toHaveBeenCalledTimes(1);
  });
});
