import type { Language } from '@tavoite/model';
import type { FastifyRequest } from 'fastify';
import { signedInOf } from './signed-in.js';
import { acceptedLanguage } from './texts.js';

/** The language in which to answer: the user's, else what the browser asks for, else English. */
export function languageOf(request: FastifyRequest): Language {
  return signedInOf(request)?.user.language ?? acceptedLanguage(request.headers['accept-language']);
}
