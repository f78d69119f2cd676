import { contract } from '@tavoite/model';
import { translate } from '../../messages/texts.js';
import type { RouteModule } from '../../services.js';

/** Sign-in by password, sign-out, and changing or resetting the password. */
export const authRoutes: RouteModule = (route, { auth }) => {
  route(contract.login, async (request) => ({
    key: await auth.login(request.body.username, request.body.password, request),
  }));

  route(
    contract.logout,
    async ({ language, tokenHash, user }) => {
      await auth.logout(user.id, tokenHash);
      return { detail: translate(language, 'logged_out') };
    },
    { anyOrganization: true },
  );

  route(
    contract.changePassword,
    async ({ body, language, network, tokenHash, user }) => {
      await auth.changePassword(user.id, tokenHash, network, body);
      return { detail: translate(language, 'password_changed') };
    },
    { anyOrganization: true },
  );

  route(contract.requestPasswordReset, async ({ body, language, log, network }) => {
    await auth.requestReset(body.email, network, log);
    return { detail: translate(language, 'reset_sent') };
  });

  route(contract.confirmPasswordReset, async ({ body, language, network }) => {
    await auth.confirmReset(network, body);
    return { detail: translate(language, 'reset_done') };
  });

  // Sign-in with another provider's account needs that provider's settings; there are none yet.
  route(contract.getProviders, () => ({ google: null, azure: null }));
};
