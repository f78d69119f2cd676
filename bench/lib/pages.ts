import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const LIB = fileURLToPath(new URL('.', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface Pages {
  /** Address of a competitor's page. */
  url: (competitor: string) => string;
  close(): void;
}

/** Serves a folder on a free port; closing removes it. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A page for each competitor, built for production and served on a free port. A competitor is a
 * module `competitors/<name>` in the benchmark's folder that exports `mount`.
 */
export async function servePages(bench: string, competitors: readonly string[]): Promise<Pages> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of competitors) {
    const root = join(folder, name);
    mkdirSync(root);
    writeFileSync(
      join(root, 'main.js'),
      `import { mount } from ${JSON.stringify(join(bench, 'competitors', name))};` +
        `import { offer } from ${JSON.stringify(join(LIB, 'inPage.ts'))};offer(mount);`,
    );
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title><body></body>' +
        '<script type="module" src="./main.js"></script>',
    );
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['tavoite-source', ...defaultClientConditions] },
      build: { outDir: 'dist', chunkSizeWarningLimit: 4_000 },
    });
  }

  const { url, close } = await serveFolder(folder);
  return { url: (competitor) => `${url}/${competitor}/dist/index.html`, close };
}
