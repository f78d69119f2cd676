import { createHash } from 'node:crypto';
import { currentMonth } from '@tavoite/model';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth/signed-in.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent; empty without one. */
    bodyText: string;
  }
}

const TAG_CHARACTERS = 27;

/**
 * The entity tag of a tagged endpoint's answer: of all that the answer follows from, found out
 * without making it. No two users or organisations share one. Null without an organisation.
 * @param now for tests
 */
export function entityTag(
  { method, url, bodyText }: Pick<FastifyRequest, 'method' | 'url' | 'bodyText'>,
  { user, organization }: SignedIn,
  now?: Date,
): string | null {
  if (organization === null) return null;
  const { id, dataVersion, timeZone } = organization;
  const month = currentMonth(timeZone, now);
  // The text of the body, not what was parsed of it: that may be nested deeper than calls can go.
  const parts = [id, dataVersion, month, user.id, user.language, method, url, bodyText];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `W/"${hash.slice(0, TAG_CHARACTERS)}"`;
}

/** Whether an If-None-Match header names the tag; a proxy may have made a weak tag strong. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((named) => opaque(named) === opaque(tag));
}
