import type { RequestScope } from '../http/route.js';

/** Who asks: whose data is meant, in which language titles are wanted, and the way to the database. */
export type RequestContext = Pick<RequestScope, 'organization' | 'language' | 'inOrganization'>;
