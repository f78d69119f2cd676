// Serves a folder of built files to a browser on this machine.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file that a request means, or undefined; never one outside the folder. */
async function fileOf(folder, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  // A leading slash keeps `..` from climbing above the folder.
  const file = join(folder, normalize(`/${path}`), path.endsWith('/') ? 'index.html' : '');
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/**
 * Serves `folder` on a free port of the loopback address.
 *
 * @param {string} folder
 * @param {{ port?: number }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { port = 0 } = {}) {
  const server = createServer(async (request, response) => {
    try {
      const file = await fileOf(folder, request.url ?? '/');
      if (!file) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      });
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
