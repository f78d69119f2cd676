import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/unavailable.js';
import {
  BusyError,
  FieldError,
  ForbiddenError,
  NotFoundError,
  NotReadyError,
  SessionError,
  StaleError,
  ThrottledError,
  TooLargeError,
  UnavailableError,
} from '../messages/errors.js';
import { sentenceOf } from '../messages/sentence.js';
import { type TextKey, translate } from '../messages/texts.js';
import { HttpError } from './http-error.js';
import { languageOf } from './language.js';
import { CutOffError } from './multipart.js';

const RETRY_AFTER_S = 2;
/** Of every refusal, also where the framework gives up before any hook has run. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const byStatus: Record<number, TextKey> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const byCode: Record<string, TextKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
};

/** What an error of the services or the framework is in HTTP. */
function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof NotFoundError) return new HttpError(404, 'not_found');
  if (error instanceof SessionError) {
    const { problem } = error;
    return new HttpError(401, problem, problem === 'token_expired' ? { code: problem } : {});
  }
  if (error instanceof ForbiddenError) return new HttpError(403, error.detail);
  if (error instanceof StaleError) {
    return new HttpError(409, 'stale', { code: 'stale', newest: error.newest });
  }
  if (error instanceof NotReadyError) return new HttpError(409, error.detail);
  if (error instanceof ThrottledError) {
    return new HttpError(429, error.detail, { retryAfter: error.retryAfter });
  }
  if (error instanceof BusyError) {
    return new HttpError(503, 'busy', { retryAfter: error.retryAfter });
  }
  if (error instanceof TooLargeError) return new HttpError(413, error.detail);
  if (error instanceof UnavailableError) {
    return new HttpError(503, error.detail, { retryAfter: error.retryAfter });
  }
  if (isDatabaseUnavailable(error)) {
    return new HttpError(503, 'database_unavailable', { retryAfter: RETRY_AFTER_S });
  }
  return frameworkErrorOf(error as FastifyError);
}

function frameworkErrorOf(error: FastifyError): HttpError {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new HttpError(500, 'server_error');
  return new HttpError(status, byCode[error.code] ?? byStatus[status] ?? 'malformed_request');
}

/** Whether the answer ended early because its reader had gone, as when a page is left. */
const isReaderGone = (error: unknown, { socket }: FastifyRequest): boolean =>
  (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed;

/** Turns whatever was thrown into one of the two error shapes, in the user's language; never a stack trace. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  reply.headers(HEADERS);
  const isCutOff = error instanceof CutOffError;
  if (isCutOff || isReaderGone(error, request)) {
    // No one reads the answer.
    request.log.info(`the client broke off ${isCutOff ? 'an upload' : 'its request'}`);
    return reply.status(400).send({ detail: translate(language, 'malformed_request') });
  }
  if (error instanceof FieldError) {
    const fields = Object.entries(error.fields).map(([field, messages]) => [
      field,
      messages.map((message) => sentenceOf(language, message)),
    ]);
    return reply.status(400).send(Object.fromEntries(fields));
  }
  const answer = httpErrorOf(error);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  const { code, newest, retryAfter, allow } = answer.options;
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  if (allow) reply.header('allow', allow.join(', '));
  if (answer.status === 401) reply.header('www-authenticate', 'Token');
  return reply.status(answer.status).send({
    // By the code the line in the log is found, and what the statements did.
    detail:
      answer.status === 500
        ? translate(language, 'server_error_code', { code: request.id })
        : sentenceOf(language, answer.detail),
    ...(code && { code }),
    ...(newest !== undefined && { newest }),
  });
}

/** Replies to what is not HTTP at all, or has headers that are too large: there is no request object. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const body = JSON.stringify({ detail: translate('en', 'malformed_request') });
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
