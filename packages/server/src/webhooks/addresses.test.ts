import { useReceiver } from '../../test/receiver.js';
import { AddressRefused, createAddresses } from './addresses.js';
import { post } from './post.js';

const receiver = useReceiver();
const internet = createAddresses([]);
const own = createAddresses(['127.0.0.0/8', '10.20.0.0/16']);

const send = (addresses = internet, url = receiver.url, timeoutMs = 5_000) =>
  post(addresses, { url, headers: { 'webhook-id': 'msg_1' }, body: '{"ö":1}', timeoutMs });
const portOf = (url: string) => new URL(url).port;

it.each([
  'http://127.0.0.1',
  'http://127.1.2.3',
  'http://localhost',
  'http://[::1]',
  'http://0.0.0.0',
  'http://[::]',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://192.168.1.1',
  'http://100.64.0.1',
  'http://169.254.169.254',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[::127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://2130706433',
  'http://0177.0.0.1',
  'http://0x7f.1',
  'http://127.1',
  'http://255.255.255.255',
  'http://224.0.0.1',
])('sends nothing to %s', async (address) => {
  const url = `${address}:${portOf(receiver.url)}`;
  await expect(send(internet, url)).rejects.toThrow(AddressRefused);
  expect(receiver.received).toEqual([]);
});

it.each(['ftp://example.com', 'file:///etc/passwd', 'javascript:1', 'example.com', '', 'http://'])(
  'takes no address like %j',
  (address) => {
    expect(() => internet.check(address)).toThrow(AddressRefused);
  },
);

it('takes no name or password in an address, which the list would show', () => {
  expect(() => internet.check('https://someone:secret@example.com')).toThrow(AddressRefused);
});

it.each(['https://example.com/hooks?x=1', 'http://93.184.216.34:8080', 'https://[2606:4700::1]'])(
  'takes %s',
  (address) => {
    expect(internet.check(address).href).toContain(address);
  },
);

it('refuses a name that leads to refused addresses alone, and takes one that leads nowhere yet', async () => {
  await expect(internet.checkName('http://localhost:9999/x')).rejects.toThrow(AddressRefused);
  await expect(own.checkName('http://localhost:9999/x')).resolves.toBeUndefined();
  await expect(internet.checkName('https://93.184.216.34')).resolves.toBeUndefined();
  await expect(internet.checkName('https://nowhere.invalid')).resolves.toBeUndefined();
  await expect(internet.checkName('http://127.0.0.1')).rejects.toThrow(AddressRefused);
});

it('sends to networks of the operator, by address and by name, and to no others', async () => {
  expect(await send(own)).toEqual({ status: 204, text: '' });
  expect(await send(own, `http://localhost:${portOf(receiver.url)}/x`)).toMatchObject({
    status: 204,
  });
  expect(receiver.received.map(({ path, body }) => [path, body])).toEqual([
    ['/', '{"ö":1}'],
    ['/x', '{"ö":1}'],
  ]);
  expect(() => own.check('http://10.21.0.1')).toThrow(AddressRefused);
  expect(() => own.check('http://10.20.3.4')).not.toThrow();
});

it('follows no redirect', async () => {
  receiver.answer = (response) => response.writeHead(302, { Location: `${receiver.url}/b` }).end();
  expect(await send(own)).toMatchObject({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

it('keeps the beginning of an answer that never ends, without what no database takes', async () => {
  receiver.answer = (response) => {
    response.write(`a\0b\n${'ä'.repeat(3_000)}`);
  };
  const { text } = await send(own);
  expect(text).toBe(`ab\n${'ä'.repeat(997)}`);
});

it('gives up on a receiver that does not answer in time, or that does not end its answer', async () => {
  receiver.answer = () => undefined;
  await expect(send(own, receiver.url, 100)).rejects.toMatchObject({ name: 'TimeoutError' });
  receiver.answer = (response) => {
    response.write('slowly');
  };
  await expect(send(own, receiver.url, 100)).rejects.toMatchObject({ name: 'TimeoutError' });
});
