import { type Audit, createAudit } from './auth/audit.js';
import { createRateLimits, type RateLimits } from './auth/rate-limits.js';
import { createSessionStore, type SessionStore } from './auth/session-store.js';
import type { Config } from './config/config.js';
import type { Database } from './db/database.js';
import type { Route } from './http/route.js';
import type { Mailer } from './mail/mailer.js';
import { createSeriesStore, type SeriesStore } from './series-store/series-store.js';

/** What the modules work with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
  readonly mailer: Mailer;
  readonly series: SeriesStore;
}

/** Serves the endpoints of one resource. */
export type RouteModule = (route: Route, services: Services) => void;

export function createServices(config: Config, database: Database, mailer: Mailer): Services {
  return {
    config,
    database,
    mailer,
    sessions: createSessionStore(database, config.sessionDays),
    audit: createAudit(database),
    rateLimits: createRateLimits(database),
    series: createSeriesStore(database, config.cacheBytes),
  };
}
