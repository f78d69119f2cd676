import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestServer } from '../../test/server.js';
import { NONCE_PLACEHOLDER } from './static-app.js';

const folder = mkdtempSync(join(tmpdir(), 'tavoite-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'index.html'),
  `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}"><script nonce="${NONCE_PLACEHOLDER}">1</script>`,
);
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'plain');
writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'brotli');
writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, '.secret'), 'secret');

afterAll(() => rmSync(folder, { recursive: true }));

const server = useTestServer({
  appFolder: folder,
  config: { avatarHosts: ['https://pictures.example'] },
});

describe('the page', () => {
  it('stands at every address of the application', async () => {
    for (const url of ['/', '/login', '/data-map?keys=a.b', '/a-view/', '/index.html']) {
      const answer = await server.request('GET', url);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await server.request('HEAD', '/login')).status).toBe(200);
  });

  it('carries a nonce of its own in the policy and in the page', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const { headers, text } = await server.request('GET', '/');
      const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
      nonces.add(nonce);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(text).not.toContain(NONCE_PLACEHOLDER);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
      expect(policy).not.toContain('unsafe');
    }
    expect(nonces.size).toBe(3);
  });

  it('does not stand in for missing files, other methods or the API', async () => {
    for (const [method, url] of [
      ['GET', '/assets/gone-def.js'],
      ['GET', '/robots.txt'],
      ['POST', '/login'],
      ['GET', '/api/nothing/'],
    ] as const) {
      const answer = await server.request(method, url);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
    }
    expect((await server.request('GET', '/api/login/')).status).toBe(405);
  });
});

it.each(['/.secret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '/..\\\\secret', '/assets/%00'])(
  '%s leads to no file outside of the application',
  async (url) => {
    const { text } = await server.request('GET', url);
    expect(text).not.toBe('secret');
  },
);

describe('files', () => {
  it('with a hash in their names are kept for ever, others are asked for again', async () => {
    const asset = await server.request('GET', '/assets/main-abc.js');
    expect(asset).toMatchObject({ status: 200, text: 'plain' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await server.request('GET', '/favicon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await server.request('GET', '/favicon.svg', {
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('are sent as they were compressed when they were built', async () => {
    const { headers, text } = await server.request('GET', '/assets/main-abc.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(text).toBe('brotli');
  });
});
