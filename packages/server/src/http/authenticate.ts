import {
  ACCESS_TOKEN_SCOPES,
  type AccessTokenScope,
  type Endpoint,
  isFlagSet,
  ORGANIZATION_HEADER,
  type ViewKey,
} from '@tavoite/model';
import type { FastifyRequest } from 'fastify';
import { type AccessTokens, isAccessToken } from '../auth/access-tokens.js';
import type { Audit } from '../auth/audit.js';
import type { RestrictedViews } from '../auth/restricted-views.js';
import type { SessionStore } from '../auth/session-store.js';
import type { SignedIn } from '../auth/signed-in.js';
import { HttpError } from './http-error.js';
import type { RequestLimits } from './request-limit.js';
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
  /** Rejects with 409 a request for an organisation other than the active one. */
  checkOrganization(request: FastifyRequest, signedIn: SignedIn): void;
  /** Refuses with 403 a user who lacks the flag, and a call that belongs to a restricted view. */
  authorize(endpoint: Endpoint, signedIn: SignedIn, query: unknown): Promise<void>;
}

/** The views that a call belongs to. */
function viewsOf({ views = [], viewsOfFlag = {} }: Endpoint, query: unknown): readonly ViewKey[] {
  const ofFlags = Object.entries(viewsOfFlag).filter(([flag]) => isFlagSet(query, flag));
  return [...views, ...ofFlags.flatMap(([, flagged]) => flagged)];
}

export interface AccessServices {
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokens;
  readonly restrictedViews: RestrictedViews;
  readonly audit: Audit;
  readonly limits: RequestLimits;
}

/** Whether a machine with a token of the scope may call the endpoint. */
export const servesMachines = ({ machines }: Endpoint, scope: AccessTokenScope): boolean =>
  machines !== undefined &&
  ACCESS_TOKEN_SCOPES.indexOf(machines) <= ACCESS_TOKEN_SCOPES.indexOf(scope);

/** A machine does not sign in again. */
const MACHINE_PROBLEMS = {
  invalid_token: 'access_token_invalid',
  token_expired: 'access_token_expired',
} as const;

export function createAccessChecks({
  sessions,
  accessTokens,
  restrictedViews,
  audit,
  limits,
}: AccessServices): AccessChecks {
  const find = (token: string) => (isAccessToken(token) ? accessTokens : sessions).find(token);

  async function deny(
    endpoint: Endpoint,
    { user, organization }: SignedIn,
    reason: 'no_permission' | 'view_restricted' | 'token_scope',
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
      const header = request.headers.authorization ?? '';
      const token = tokenOf(header);
      const found = token === undefined ? 'invalid_token' : await find(token);
      if (typeof found === 'string') {
        limits.countNetwork(request);
        if (header.trim() === '') throw new HttpError(401, 'not_signed_in');
        const problem = token && isAccessToken(token) ? MACHINE_PROBLEMS[found] : found;
        throw new HttpError(401, problem, found === 'token_expired' ? { code: found } : {});
      }
      limits.countUser(found.user.id);
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
    async authorize(endpoint, signedIn, query) {
      const { user, organization, scope } = signedIn;
      if (scope && !servesMachines(endpoint, scope)) await deny(endpoint, signedIn, 'token_scope');
      if (endpoint.access !== 'public' && endpoint.access !== 'signed-in') {
        if (!user.flags[endpoint.access]) await deny(endpoint, signedIn, 'no_permission');
      }
      const views = viewsOf(endpoint, query);
      if (views.length > 0 && organization) {
        const restricted = await restrictedViews(organization);
        if (views.some((view) => restricted.has(view))) {
          await deny(endpoint, signedIn, 'view_restricted');
        }
      }
    },
  };
}
