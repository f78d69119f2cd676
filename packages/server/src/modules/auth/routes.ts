import type { Handlers } from '../../http/route.js';
import { translate } from '../../messages/texts.js';
import type { Services } from '../../services.js';

/** Sign-in by password, sign-out, and changing or resetting the password. */
export const authRoutes = ({ auth, identities }: Services) =>
  ({
    login: (request) => auth.login(request.body.username, request.body.password, request),

    logout: async ({ language, tokenHash, user }) => {
      const firstStep = await auth.logout(user.id, tokenHash);
      const signOutUrl = await identities.signOutUrl(firstStep);
      return {
        detail: translate(language, 'logged_out'),
        ...(signOutUrl !== null && { sign_out_url: signOutUrl }),
      };
    },

    changePassword: async ({ body, language, network, tokenHash, user }) => {
      await auth.changePassword(user.id, tokenHash, network, body);
      return { detail: translate(language, 'password_changed') };
    },

    requestPasswordReset: async ({ body, language, log, network }) => {
      await auth.requestReset(body.email, network, log);
      return { detail: translate(language, 'reset_sent') };
    },

    checkPasswordReset: async ({ body, network }) => ({
      is_open: await auth.isResetOpen(network, body),
    }),

    confirmPasswordReset: async ({ body, language, network }) => {
      await auth.confirmReset(network, body);
      return { detail: translate(language, 'reset_done') };
    },
  }) satisfies Partial<Handlers>;
