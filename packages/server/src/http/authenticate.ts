import { type Endpoint, ORGANIZATION_HEADER } from '@tavoite/model';
import type { FastifyRequest } from 'fastify';
import type { Audit } from '../auth/audit.js';
import type { RestrictedViews } from '../auth/restricted-views.js';
import type { SessionStore } from '../auth/session-store.js';
import type { SignedIn } from '../auth/signed-in.js';
import { HttpError } from './http-error.js';
import { setSignedIn } from './request-user.js';

const MAX_TOKEN_LENGTH = 512;
const ORGANIZATION_HEADER_NAME = ORGANIZATION_HEADER.toLowerCase();

/** The token of an Authorization header: `Token x`, `Bearer x` or `x` alone. */
export function tokenOf(header: string | undefined): string | undefined {
  const match = /^\s*(?:(?:token|bearer)\s+)?(\S+)\s*$/i.exec(header ?? '');
  const token = match?.[1];
  return token !== undefined && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}

/** What each request is checked against before its body is read. */
export interface AccessChecks {
  /** Finds out who sent the request, or refuses it with 401. */
  authenticate(request: FastifyRequest): Promise<SignedIn>;
  /** Refuses with 409 a request that is meant for another organisation than the active one. */
  checkOrganization(request: FastifyRequest, signedIn: SignedIn): void;
  /** Refuses with 403 whoever lacks the flag, or when a view of the endpoint is restricted. */
  authorize(endpoint: Endpoint, signedIn: SignedIn): Promise<void>;
}

export interface AccessServices {
  readonly sessions: SessionStore;
  readonly restrictedViews: RestrictedViews;
  readonly audit: Audit;
  /** Counts a token that does not sign in; throws when its sender has tried too many. */
  readonly countRefusal: (request: FastifyRequest) => Promise<void>;
}

export function createAccessChecks({
  sessions,
  restrictedViews,
  audit,
  countRefusal,
}: AccessServices): AccessChecks {
  async function deny(
    endpoint: Endpoint,
    { user, organization }: SignedIn,
    reason: 'no_permission' | 'view_restricted',
  ): Promise<never> {
    await audit.record('access_denied', {
      userId: user.id,
      organizationId: organization?.id,
      detail: { method: endpoint.method, path: endpoint.path, reason },
    });
    throw new HttpError(403, reason);
  }

  return {
    async authenticate(request) {
      const header = request.headers.authorization;
      if (header === undefined || header.trim() === '') throw new HttpError(401, 'not_signed_in');
      const token = tokenOf(header);
      const found = token === undefined ? 'invalid_token' : await sessions.find(token);
      if (found === 'invalid_token') {
        await countRefusal(request);
        throw new HttpError(401, 'invalid_token');
      }
      if (found === 'token_expired') {
        throw new HttpError(401, 'token_expired', { code: 'token_expired' });
      }
      setSignedIn(request, found);
      return found;
    },
    checkOrganization(request, { organization }) {
      const meant = request.headers[ORGANIZATION_HEADER_NAME];
      if (meant === undefined || meant === '') return;
      if (String(meant).trim() !== String(organization?.id ?? '')) {
        throw new HttpError(409, 'organization_changed', { code: 'organization_changed' });
      }
    },
    async authorize(endpoint, signedIn) {
      const { user, organization } = signedIn;
      if (endpoint.access !== 'public' && endpoint.access !== 'signed-in') {
        if (!user.flags[endpoint.access]) await deny(endpoint, signedIn, 'no_permission');
      }
      if (endpoint.views && organization) {
        const restricted = await restrictedViews(organization);
        if (endpoint.views.some((view) => restricted.has(view))) {
          await deny(endpoint, signedIn, 'view_restricted');
        }
      }
    },
  };
}
