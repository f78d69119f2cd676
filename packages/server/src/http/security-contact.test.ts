import { useTestServer } from '../../test/server.js';

const ADDRESS = '/.well-known/security.txt';

describe('with a contact', () => {
  const server = useTestServer({
    config: {
      securityContact: 'mailto:security@example.com',
      publicUrl: 'https://goals.example.com',
    },
  });

  it('is a text that names it and holds for months, not more than a year', async () => {
    const { status, headers, text } = await server.request('GET', ADDRESS);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields).toEqual({
      Contact: 'mailto:security@example.com',
      Expires: expect.any(String),
      'Preferred-Languages': 'en, fi',
      Canonical: 'https://goals.example.com/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('without one', () => {
  const server = useTestServer();

  it('is not there', async () => {
    expect((await server.request('GET', ADDRESS)).status).toBe(404);
  });
});
