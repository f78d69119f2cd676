import { callerOf } from '../../auth/caller.js';
import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The second step of sign-ins, and the user's own factors. */
export const secondFactorRoutes = ({ secondFactor: { account, step } }: Services) =>
  ({
    confirmSignIn: async (request) => {
      const { ticket, ...given } = request.body;
      return { key: await step.confirm(ticket, given, request) };
    },
    beginSignInSetUp: ({ body }) => step.beginSetUp(body.ticket),
    confirmSignInSetUp: (request) =>
      step.confirmSetUp(request.body.ticket, request.body.code, request),
    beginSignInPasskeySetUp: ({ body }) => step.beginPasskeySetUp(body.ticket),
    confirmSignInPasskeySetUp: (request) => {
      const { ticket, name, passkey } = request.body;
      return step.confirmPasskeySetUp(ticket, { name, answer: passkey }, request);
    },
    beginPasskeySignIn: () => step.beginPasskey(),
    confirmPasskeySignIn: async (request) => ({
      key: await step.confirmPasskey(request.body.ticket, request.body.passkey, request),
    }),

    getSecondFactor: ({ user }) => account.stateOf(user.id),
    beginAuthenticator: (request) =>
      account.beginAuthenticator(callerOf(request), request.body.password),
    confirmAuthenticator: (request) =>
      account.confirmAuthenticator(callerOf(request), request.body.ticket, request.body.code),
    removeAuthenticator: (request) =>
      account.removeAuthenticator(callerOf(request), request.body.password),
    renewRecoveryCodes: (request) =>
      account.renewRecoveryCodes(callerOf(request), request.body.password),
    beginPasskey: (request) => account.beginPasskey(callerOf(request), request.body.password),
    addPasskey: (request) => {
      const { ticket, name, passkey } = request.body;
      return account.addPasskey(callerOf(request), ticket, name, passkey);
    },
    renamePasskey: ({ body, params, user }) => account.renamePasskey(user.id, params.id, body.name),
    removePasskey: (request) =>
      account.removePasskey(callerOf(request), request.params.id, request.body.password),
  }) satisfies Partial<Handlers>;
