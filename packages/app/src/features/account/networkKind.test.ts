import { networkKind } from './networkKind.js';

test.each([
  ['127.0.0.1', 'server'],
  ['0:0:0:0::/64', 'server'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.1', 'private'],
  ['172.32.0.1', 'other'],
  ['192.168.1.20', 'private'],
  ['192.169.1.20', 'other'],
  ['169.254.3.4', 'private'],
  ['100.10.0.1', 'other'],
  ['fd12:3456:789a:1::/64', 'private'],
  ['fe80:0:0:0::/64', 'private'],
  ['2001:db8:1:2::/64', 'other'],
  ['198.51.100.7', 'same'],
])('%s is of the kind %s', (network, kind) => {
  expect(networkKind(network, '198.51.100.7')).toBe(kind);
});

test('without a network of its own a session is never in the same one', () => {
  expect(networkKind('198.51.100.7', null)).toBe('other');
  expect(networkKind('198.51.100.7', undefined)).toBe('other');
});
