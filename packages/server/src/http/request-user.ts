import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth/signed-in.js';

const signedIn = new WeakMap<FastifyRequest, SignedIn>();

export function setSignedIn(request: FastifyRequest, value: SignedIn): void {
  signedIn.set(request, value);
}

/** Who sent the request; undefined for a request without a session. */
export function signedInOf(request: FastifyRequest): SignedIn | undefined {
  return signedIn.get(request);
}
