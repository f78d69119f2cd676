import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'tavoite-device';
const MAX_AGE_S = 90 * 24 * 60 * 60;
/** 256 random bits as URL-safe text. */
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The token that a sign-in left in the browser; undefined without one. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return COOKIE.exec(headers.cookie ?? '')?.[1];
}

/** Leaves a token in the browser that is sent only with sign-ins. It does not sign anyone in. */
export function rememberDevice(reply: FastifyReply, token: string, isSecure: boolean): void {
  const attributes = `Max-Age=${MAX_AGE_S}; Path=/api/login/; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${NAME}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`);
}
