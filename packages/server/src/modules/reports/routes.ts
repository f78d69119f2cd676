import { contract } from '@tavoite/model';
import { HttpError } from '../../http/http-error.js';
import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

type ReportCall = Extract<keyof Handlers, `${string}Report${string}`>;

/** The calls are described; what serves them follows. */
export const reportRoutes = (_services: Services) =>
  Object.fromEntries(
    Object.keys(contract)
      .filter((name) => name.includes('Report'))
      .map((name) => [
        name,
        () => {
          throw new HttpError(503, 'busy', { retryAfter: 60 });
        },
      ]),
  ) as unknown as Pick<Handlers, ReportCall>;
