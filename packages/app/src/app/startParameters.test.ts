import { takeStartParameters } from './startParameters.js';

function open(address: string) {
  window.history.replaceState({ kept: true }, '', address);
  const parameters = takeStartParameters(window);
  return { parameters, address: `${location.pathname}${location.search}${location.hash}` };
}

it('takes token and organisation out of the address, and nothing else', () => {
  expect(open('/roadmap?api-token=abc&target_id=3&org-id=12&theme=dark#part')).toEqual({
    parameters: { apiToken: 'abc', organizationId: '12', theme: 'dark' },
    address: '/roadmap?target_id=3&theme=dark#part',
  });
  expect(window.history.state).toEqual({ kept: true });
});

it('leaves other addresses as they are', () => {
  expect(open('/?keys=a,b&x=1%202')).toEqual({
    parameters: { apiToken: null, organizationId: null, theme: null },
    address: '/?keys=a,b&x=1%202',
  });
});

it('takes empty parameters for none, and away', () => {
  expect(open('/?api-token=&org-id=')).toEqual({
    parameters: { apiToken: null, organizationId: null, theme: null },
    address: '/',
  });
});
