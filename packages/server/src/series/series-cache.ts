import { ByteCache } from './cache.js';
import type { OrganizationSeries } from './organization-series.js';

/**
 * Organisations' series in memory, one version of each, the most recently used within `maxBytes`.
 * Requests that miss at the same time share one load.
 */
export class SeriesCache {
  private readonly kept: ByteCache<number, OrganizationSeries>;
  private readonly loading = new Map<string, Promise<OrganizationSeries>>();

  constructor({ maxBytes }: { readonly maxBytes: number }) {
    this.kept = new ByteCache(maxBytes);
  }

  /** Bytes of the series held. */
  get bytes(): number {
    return this.kept.bytes;
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
    if (kept?.dataVersion === dataVersion) return kept;
    const name = `${organizationId}:${dataVersion}`;
    const running = this.loading.get(name);
    if (running !== undefined) return running;
    const started = load().finally(() => this.loading.delete(name));
    this.loading.set(name, started);
    const loaded = await started;
    this.kept.set(organizationId, loaded, loaded.bytes);
    return loaded;
  }
}
