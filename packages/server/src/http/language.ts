import type { Language } from '@tavoite/model';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../messages/texts.js';
import { signedInOf } from './request-user.js';

/** The language of the response: the user's, else the browser's, else English. */
export function languageOf(request: FastifyRequest): Language {
  return signedInOf(request)?.user.language ?? acceptedLanguage(request.headers['accept-language']);
}
