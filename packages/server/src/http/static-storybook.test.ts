import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestServer } from '../../test/server.js';
import { createApp } from './app.js';
import { NONCE_PLACEHOLDER } from './static-app.js';

const folder = mkdtempSync(join(tmpdir(), 'tavoite-storybook-'));
const app = join(folder, 'app');
const storybook = join(folder, 'storybook');
const INLINE = "\n  window['FEATURES'] = {};\n";

mkdirSync(app);
writeFileSync(join(app, 'index.html'), `<script nonce="${NONCE_PLACEHOLDER}">1</script>`);
mkdirSync(join(storybook, 'assets'), { recursive: true });
writeFileSync(
  join(storybook, 'index.html'),
  `<title>Storybook</title><script src="./a.js"></script><script>${INLINE}</script>`,
);
writeFileSync(join(storybook, 'iframe.html'), '<title>Stories</title>');
writeFileSync(join(storybook, 'assets', 'story.js'), 'story');
writeFileSync(join(storybook, '.built-from'), 'secret');
writeFileSync(join(folder, 'outside.txt'), 'secret');

afterAll(() => rmSync(folder, { recursive: true }));

describe('with a Storybook', () => {
  const server = useTestServer({ appFolder: app, config: { storybookFolder: storybook } });

  it('stands at /storybook/, to which the address without the slash leads', async () => {
    const page = await server.request('GET', '/storybook/?path=/story/ui-button--primary');
    expect(page).toMatchObject({ status: 200 });
    expect(page.text).toContain('<title>Storybook</title>');
    const bare = await server.request('GET', '/storybook?path=/docs/ui-button--docs');
    expect(bare.status).toBe(302);
    expect(bare.headers.location).toBe('/storybook/?path=/docs/ui-button--docs');
    expect((await server.request('GET', '/storybook/iframe.html?id=x')).text).toContain('Stories');
    expect((await server.request('GET', '/storybook/assets/story.js')).text).toBe('story');
  });

  it('may frame itself and style itself, and runs only scripts of its own', async () => {
    const { headers } = await server.request('GET', '/storybook/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it("leaves the application's own policy as strict as it is", async () => {
    for (const url of ['/', '/data-map', '/storybook-of-mine']) {
      const { headers } = await server.request('GET', url);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
    const script = await server.request('GET', '/storybook/assets/story.js');
    expect(script.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/storybook/.built-from', '/storybook/../outside.txt', '/storybook/..%2foutside.txt'])(
    '%s leads to no file outside of it',
    async (url) => {
      expect((await server.request('GET', url)).text).not.toContain('secret');
    },
  );

  it('is not written to', async () => {
    expect((await server.request('POST', '/storybook/')).status).toBe(404);
    expect((await server.request('GET', '/storybook/assets/gone.js')).status).toBe(404);
  });

  it('is told to be missing when its folder holds none', async () => {
    const config = { ...server.services.config, storybookFolder: app };
    const services = { ...server.services, config };
    await expect(createApp({ services, registerRoutes: () => {} })).rejects.toThrow(
      'no built Storybook',
    );
  });
});

describe('without one', () => {
  const server = useTestServer({ appFolder: app });

  it('the address is one of the application', async () => {
    const { headers, text } = await server.request('GET', '/storybook/');
    expect(text).not.toContain('Storybook');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect((await server.request('GET', '/storybook/iframe.html')).status).toBe(404);
  });
});
