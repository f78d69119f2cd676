import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Tokens of machines. */
export const accessTokenRoutes = ({ machineTokens }: Services) =>
  ({
    listAccessTokens: async (request) => listAnswer(await machineTokens.list(request)),
    createAccessToken: (request) => machineTokens.create(request, request.body),
    revokeAccessToken: async (request) => {
      await machineTokens.revoke(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
