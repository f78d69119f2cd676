import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.js';

/** Placeholder in the built index.html for each response's own nonce. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;

/** What the page may load and run; neither scripts nor styles may be inline without the nonce. */
export function pagePolicy(nonce: string, avatarHosts: readonly string[]): string {
  const avatars = avatarHosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${avatars}`,
    "font-src 'self'",
    `connect-src 'self'${avatars}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Sends the web application's page. */
export type SendPage = (reply: FastifyReply) => FastifyReply;

/** Serves the files of the built web application, hashed ones for ever, and returns how to send its page. */
export async function serveStaticApp(
  app: FastifyInstance,
  folder: string,
  { avatarHosts }: Config,
): Promise<SendPage> {
  const parts = (await readFile(join(folder, 'index.html'), 'utf8')).split(NONCE_PLACEHOLDER);

  const sendPage: SendPage = (reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .status(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, avatarHosts))
      .send(parts.join(nonce));
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names in assets/ include a hash of the content.
      const forEver = path.includes('/assets/');
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A picture or other file that is opened by itself runs nothing.
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    },
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  return sendPage;
}
