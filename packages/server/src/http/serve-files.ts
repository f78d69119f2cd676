import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import parseRange from 'range-parser';
import type { OpenFile } from '../files/index.js';
import { isOpenedByHand, sendFileLinkPage } from './file-link-page.js';
import { HttpError } from './http-error.js';

interface FileAddress {
  Params: { id: string };
  Querystring: { ticket?: unknown; notification?: unknown };
}

/** The part of a file that is asked for; undefined for all of it, also when several parts are. */
function rangeOf(header: string | undefined, size: number) {
  if (header === undefined) return undefined;
  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) return null;
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/**
 * Sends files of messages or reports, by addresses that need no header and hold for some minutes. A
 * file is saved, never shown: what someone uploads must not run as a part of this application.
 */
export function serveFiles(
  app: FastifyInstance,
  path: `/api/${string}/:id/`,
  openFile: OpenFile,
): void {
  app.get<FileAddress>(
    path,
    // Compressed, it would have no parts; most are compressed already.
    { compress: false },
    async (request, reply) => {
      const { params, query, headers, method } = request;
      const { ticket } = query;
      const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
      const file = typeof ticket === 'string' ? await openFile(id, ticket) : null;
      if (!file) {
        if (isOpenedByHand(request)) return sendFileLinkPage(request, reply, query);
        throw new HttpError(404, 'file_link_invalid');
      }
      const entityTag = `"${file.sha256.toString('base64url')}"`;
      const ifRange = headers['if-range'];
      const isSame = ifRange === undefined || ifRange === entityTag;
      const range = isSame ? rangeOf(headers.range, file.size) : undefined;
      reply.headers({
        'accept-ranges': 'bytes',
        'content-disposition': contentDisposition(file.title, { type: 'attachment' }),
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-type': file.mediaType,
        etag: entityTag,
      });
      if (range === null) {
        return reply.status(416).header('content-range', `bytes */${file.size}`).send('');
      }
      if (range) {
        reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      }
      reply.header('content-length', range ? range.end - range.start + 1 : file.size);
      if (method === 'HEAD') return reply.send(Readable.from([]));
      return reply.send(await file.read(range));
    },
  );
}
