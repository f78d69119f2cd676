import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { OperatorError } from '../config/operator-error.js';

const PREFIX = '/storybook/';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page of Storybook may load and run. Laxer than the application's own policy in two points:
 * styles may be inline, and Storybook may frame itself. Scripts may not: those that its build wrote
 * into the page are named by their hashes.
 */
function storybookPolicy(html: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** @throws OperatorError when the folder holds no built Storybook. */
async function readPage(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch {
    throw new OperatorError(
      `There is no built Storybook in ${folder}, which TAVOITE_STORYBOOK names: run pnpm build-storybook.`,
    );
  }
}

/** Serves a built Storybook at /storybook/. */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<void> {
  const sendPage = async (name: string) => {
    const html = await readPage(folder, name);
    const policy = storybookPolicy(html);
    return (reply: FastifyReply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN')
        .send(html);
  };
  const sendManager = await sendPage('index.html');
  const sendPreview = await sendPage('iframe.html');

  app.get(PREFIX, (request, reply) => {
    const [path = '', ...query] = request.url.split('?');
    if (path.endsWith('/')) return sendManager(reply);
    // The page names its files relative to itself; without the slash they would be those of `/`.
    return reply.redirect([PREFIX, ...query].join('?'));
  });
  app.get(`${PREFIX}index.html`, (_request, reply) => sendManager(reply));
  app.get(`${PREFIX}iframe.html`, (_request, reply) => sendPreview(reply));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    },
  });
}
