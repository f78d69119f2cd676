import { ByteCache } from './cache.js';
import type { OrganizationSeries } from './organization-series.js';

/**
 * Organisations' series in memory, one version of each, the most recently used within `maxBytes`.
 * Requests that miss at the same time share one load.
 */
export class SeriesCache {
  private readonly kept: ByteCache<number, OrganizationSeries>;
  private readonly loading = new Map<string, Promise<OrganizationSeries>>();

  private hitCount = 0;
  private missCount = 0;

  constructor({ maxBytes }: { readonly maxBytes: number }) {
    this.kept = new ByteCache(maxBytes);
  }

  /** Bytes of the series held, and how often one was asked for that was there or was not. */
  get usage() {
    return { bytes: this.kept.bytes, hits: this.hitCount, misses: this.missCount };
  }

  /**
   * The organisation's series in the given data version. `load` reads them; when the data changed
   * meanwhile, it may return a newer version, which is then kept as such.
   */
  async get(
    organizationId: number,
    dataVersion: number,
    load: () => Promise<OrganizationSeries>,
  ): Promise<OrganizationSeries> {
    const kept = this.kept.get(organizationId);
    if (kept?.dataVersion === dataVersion) {
      this.hitCount++;
      return kept;
    }
    this.missCount++;
    const name = `${organizationId}:${dataVersion}`;
    const running = this.loading.get(name);
    if (running !== undefined) return running;
    const started = load().finally(() => this.loading.delete(name));
    this.loading.set(name, started);
    const loaded = await started;
    this.kept.set(organizationId, loaded, loaded.bytes);
    return loaded;
  }

  /** The organisations whose series are held. */
  organizations(): number[] {
    return [...this.kept.keys()];
  }

  /** Lets go series of older versions than these, by organisation. */
  outdate(versions: ReadonlyMap<number, number>): void {
    this.kept.deleteWhere((id, { dataVersion }) => dataVersion < (versions.get(id) ?? 0));
  }
}
