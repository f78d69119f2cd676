import { takeStartParameters } from './startParameters.js';

function open(address: string) {
  window.history.replaceState({ kept: true }, '', address);
  const parameters = takeStartParameters(window);
  return { parameters, address: `${location.pathname}${location.search}${location.hash}` };
}

it('takes token and organisation out of the address, and nothing else', () => {
  expect(open('/roadmap?api-token=abc&target_id=3&org-id=12&theme=dark#part')).toEqual({
    parameters: { apiToken: 'abc', organizationId: '12', theme: 'dark', providerAnswer: null },
    address: '/roadmap?target_id=3&theme=dark#part',
  });
  expect(window.history.state).toEqual({ kept: true });
});

it('leaves other addresses as they are', () => {
  expect(open('/?keys=a,b&x=1%202')).toEqual({
    parameters: { apiToken: null, organizationId: null, theme: null, providerAnswer: null },
    address: '/?keys=a,b&x=1%202',
  });
});

it('takes empty parameters for none, and away', () => {
  expect(open('/?api-token=&org-id=')).toEqual({
    parameters: { apiToken: null, organizationId: null, theme: null, providerAnswer: null },
    address: '/',
  });
});

it.each([
  '?code=abc&state=s',
  '?error=access_denied&state=s',
  '#id_token=x.y.z&state=s',
  '#access_token=x&state=s',
  '?api-token=stolen&code=abc',
])('takes what a provider sent back as a whole out of the address: %s', (sent) => {
  expect(open(`/login${sent}`)).toEqual({
    parameters: { apiToken: null, organizationId: null, theme: null, providerAnswer: sent },
    address: '/login',
  });
});

it('takes no answer of a provider at other addresses', () => {
  expect(open('/roadmap?code=abc').parameters.providerAnswer).toBeNull();
  expect(open('/login?from=x').parameters.providerAnswer).toBeNull();
});
