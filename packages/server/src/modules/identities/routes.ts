import type { IdentityProvider } from '@tavoite/model';
import { callerOf } from '../../auth/caller.js';
import type { Proof } from '../../auth/providers/provider.js';
import type { Handlers, RequestScope } from '../../http/route.js';
import type { Services } from '../../services.js';

type WithProof = RequestScope & { readonly body: Proof };

/** Signing in with the accounts of other providers, and linking them. */
export const identityRoutes = ({ identities }: Services) => {
  const callsOf = (name: IdentityProvider) => ({
    signIn: (request: WithProof) => identities.signIn(name, request.body, request),
    connect: async (request: WithProof) => {
      await identities.connect(name, request.body, callerOf(request));
      return { key: request.token };
    },
    disconnect: async (request: RequestScope) => {
      await identities.disconnect(name, callerOf(request));
      return '' as const;
    },
  });
  const [google, azure, oidc] = [callsOf('google'), callsOf('azure'), callsOf('oidc')];
  return {
    getProviders: () => identities.providers(),
    beginExternalSignIn: ({ body }) => identities.beginSignIn(body.provider),
    beginConnect: (request) => {
      const { provider, ...shown } = request.body;
      return identities.beginConnect(provider, callerOf(request), shown);
    },
    listIdentities: ({ user }) => identities.list(user.id),
    signInWithGoogle: google.signIn,
    connectGoogle: google.connect,
    disconnectGoogle: google.disconnect,
    signInWithAzure: azure.signIn,
    connectAzure: azure.connect,
    disconnectAzure: azure.disconnect,
    signInWithOidc: oidc.signIn,
    connectOidc: oidc.connect,
    disconnectOidc: oidc.disconnect,
  } satisfies Partial<Handlers>;
};
