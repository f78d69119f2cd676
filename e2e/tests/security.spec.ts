import { expect, test } from '../support/test.js';

test('the page allows no inline script or style, and no framing', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const directive = (name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  expect(directive('default-src')).toBe("default-src 'none'");
  for (const name of ['script-src', 'style-src']) {
    expect(directive(name)).toContain("'self'");
    expect(directive(name)).not.toMatch(/unsafe|\*|https?:/);
  }
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
});

test('an inline script does not run and is reported', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(reports.join('\n')).toContain('Content Security Policy');
  await page.close();
});

test('the API document is served, and its page runs under a policy', async ({ page, request }) => {
  const document = await request.get('/api/docs/json');
  expect(document.status()).toBe(200);
  expect(Object.keys((await document.json()).paths)).toContain('/api/login/');
  await page.goto('/api/docs');
  await expect(page.getByText('/api/login/').first()).toBeVisible();
});

test('bad requests get an error in the agreed shape, never a stack trace', async ({ request }) => {
  const send = (data: string | Buffer, type = 'application/json') =>
    request.post('/api/login/', { data, headers: { 'content-type': type } });
  const expectDetail = async (response: Awaited<ReturnType<typeof send>>, status: number) => {
    expect(response.status()).toBe(status);
    const text = await response.text();
    expect(Object.keys(JSON.parse(text))).toContain('detail');
    expect(text).not.toMatch(/node_modules|at .*\.[jt]s:/);
  };
  const missing = await send('{}');
  expect(missing.status()).toBe(400);
  expect(Object.keys(await missing.json()).sort()).toEqual(['password', 'username']);
  expect((await send('{"username": 5, "password": []}')).status()).toBe(400);
  expect((await send('{"username": ')).status()).toBe(400);
  await expectDetail(await send('username=x', 'application/x-www-form-urlencoded'), 415);
  await expectDetail(await send(`{"username":"${'x'.repeat(2_000_000)}"}`), 413);
  await expectDetail(await request.get('/api/no-such-call/'), 404);
  await expectDetail(await request.get('/api/target/'), 401);
  await expectDetail(await request.delete('/api/login/'), 405);
});

test('every call that the document does not call public wants a session', async ({ request }) => {
  const { paths } = await (await request.get('/api/docs/json')).json();
  const calls = Object.entries<Record<string, { security?: unknown[] }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        path: path.replace(/\{\w+\}/g, '1'),
        method: method.toUpperCase(),
        isPublic: security?.length === 0,
      })),
  );
  expect(calls.filter(({ isPublic }) => isPublic).map(({ path }) => path)).toEqual([
    '/api/login/',
    '/api/auth/password/reset/',
    '/api/auth/password/reset/check/',
    '/api/auth/password/reset/confirm/',
    '/api/set_up/check/',
    '/api/set_up/',
    '/api/auth/providers/',
    '/api/auth/external/',
    '/api/auth/google/',
    '/api/auth/azure/',
    '/api/auth/oidc/',
    '/api/login/second_factor/',
    '/api/login/second_factor/set_up/',
    '/api/login/second_factor/set_up/confirm/',
    '/api/login/second_factor/set_up/passkey/',
    '/api/login/second_factor/set_up/passkey/confirm/',
    '/api/login/passkey/',
    '/api/login/passkey/confirm/',
  ]);
  const closed = calls.filter(({ isPublic }) => !isPublic);
  expect(closed.length).toBeGreaterThan(20);
  for (const { path, method } of closed) {
    for (const authorization of ['', 'Token never-was-a-token', 'Bearer ']) {
      const response = await request.fetch(path, { method, headers: { authorization } });
      expect([method, path, response.status()]).toEqual([method, path, 401]);
    }
  }
});
