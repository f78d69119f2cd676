import type { Readable } from 'node:stream';
import { MAX_FILES_PER_MESSAGE, type NotificationFile } from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { Config } from '../../config/config.js';
import type { Database, Queries } from '../../db/database.js';
import { fileErrors } from '../../files/errors.js';
import type { Files, OpenFile, StagedFile } from '../../files/index.js';
import { NotFoundError, ThrottledError } from '../../messages/errors.js';
import {
  deleteOtherFiles,
  filesOf,
  findMessage,
  hasUpload,
  insertFiles,
  lockUsedBytes,
  markEdited,
  readableFile,
  usedBytes,
} from './queries.js';

const GIGABYTE = 1e9;
/** A message of twenty files, sent one by one, six times over. */
const UPLOAD_LIMIT = { max: 120, windowSeconds: 10 * 60 };
/** In one process; the application sends one at a time. */
const MAX_UPLOADS_AT_ONCE = 4;
const RETRY_AFTER_S = 30;

export interface NotificationFileFoundation {
  readonly config: Pick<Config, 'filesGigabytes'>;
  readonly database: Database;
  readonly files: Files;
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
}

/** Whose files of which message. */
export interface MessageFiles {
  readonly organizationId: number;
  readonly userId: number;
  readonly notificationId: number;
}

export interface NewFiles extends MessageFiles {
  /** Names the request: sent again, it adds nothing. */
  readonly uploadKey: string | null;
  /** Reads the files of the request, handing them out one by one. */
  readonly receive: (take: (name: string, content: Readable) => Promise<void>) => Promise<void>;
}

/** How many uploads of each user are under way in this process. */
function createUploadCounter() {
  const underWay = new Map<number, number>();
  return async <T>(userId: number, upload: () => Promise<T>): Promise<T> => {
    const before = underWay.get(userId) ?? 0;
    if (before >= MAX_UPLOADS_AT_ONCE) {
      const seconds = { key: 'too_many_requests', values: { seconds: RETRY_AFTER_S } } as const;
      throw new ThrottledError(seconds, RETRY_AFTER_S);
    }
    underWay.set(userId, before + 1);
    try {
      return await upload();
    } finally {
      const after = (underWay.get(userId) ?? 1) - 1;
      if (after === 0) underWay.delete(userId);
      else underWay.set(userId, after);
    }
  };
}

export function createNotificationFileService({
  config,
  database,
  files,
  audit,
  rateLimits,
}: NotificationFileFoundation) {
  const counted = createUploadCounter();
  const quotaBytes = config.filesGigabytes * GIGABYTE;

  async function answer(
    tx: Queries,
    { organizationId, userId, notificationId }: MessageFiles,
  ): Promise<NotificationFile[]> {
    const linkOf = await files.links(organizationId, userId);
    const rows = await filesOf(tx, organizationId, notificationId);
    return rows.map(({ id, title, size }) => ({
      id,
      file_title: title,
      size,
      notification_file: linkOf(id, notificationId),
    }));
  }

  function checkQuota(bytes: number): void {
    if (quotaBytes > 0 && bytes > quotaBytes) throw fileErrors.quota(config.filesGigabytes);
  }

  async function checkThrottle(userId: number): Promise<void> {
    const seconds = await rateLimits.hit(`upload ${userId}`, UPLOAD_LIMIT);
    if (seconds === null) return;
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    throw new ThrottledError({ key: 'uploads_throttled', values: { minutes } }, seconds);
  }

  /** The files there are if the request need not be read, else how many and how large they are. */
  async function before(asked: NewFiles) {
    const { organizationId, notificationId, uploadKey } = asked;
    return database.withOrganization(organizationId, async (tx) => {
      if (!(await findMessage(tx, organizationId, notificationId))) throw new NotFoundError();
      const isRepeated =
        uploadKey !== null && (await hasUpload(tx, organizationId, notificationId, uploadKey));
      if (isRepeated) return { known: await answer(tx, asked), count: 0, bytes: 0 };
      const { length } = await filesOf(tx, organizationId, notificationId);
      return { known: null, count: length, bytes: await usedBytes(tx, organizationId) };
    });
  }

  /** Takes all files of the request in. */
  async function receiveAll(
    { receive }: NewFiles,
    there: { count: number; bytes: number },
  ): Promise<StagedFile[]> {
    const staged = new Map<number, StagedFile>();
    let sent = 0;
    let { bytes } = there;
    try {
      await receive(async (name, content) => {
        const place = sent++;
        if (there.count + sent > MAX_FILES_PER_MESSAGE) throw fileErrors.tooMany();
        const file = await files.stage(name, content);
        staged.set(place, file);
        bytes += file.bytes;
        checkQuota(bytes);
      });
    } catch (error) {
      await files.discard([...staged.values()]);
      throw error;
    }
    return [...staged].sort(([a], [b]) => a - b).map(([, file]) => file);
  }

  /** Adds the files to the message, unless others were quicker and there is no more room. */
  async function record(asked: NewFiles, staged: readonly StagedFile[]) {
    const { organizationId, userId, notificationId, uploadKey } = asked;
    return files.keep(organizationId, staged, (kept) =>
      database.withOrganization(organizationId, async (tx) => {
        const used = await lockUsedBytes(tx, organizationId);
        if (!(await findMessage(tx, organizationId, notificationId, { lock: true })))
          throw new NotFoundError();
        if (uploadKey !== null && (await hasUpload(tx, organizationId, notificationId, uploadKey)))
          return { superseded: kept, list: await answer(tx, asked) };
        const present = await filesOf(tx, organizationId, notificationId);
        if (present.length + kept.length > MAX_FILES_PER_MESSAGE) throw fileErrors.tooMany();
        checkQuota(kept.reduce((sum, { bytes }) => sum + bytes, used));
        await insertFiles(tx, organizationId, notificationId, uploadKey, kept);
        await markEdited(tx, organizationId, notificationId);
        const detail = { notification: notificationId, files: kept.map(({ name }) => name) };
        await audit.record('files_added', { userId, organizationId, detail }, tx);
        return { superseded: [], list: await answer(tx, asked) };
      }),
    );
  }

  const open: OpenFile = async (fileId, ticket) => {
    const grant = await files.grantOf(fileId, ticket);
    if (!grant) return null;
    const { organizationId } = grant;
    const file = await database.withOrganization(organizationId, (_tx, client) =>
      readableFile(client, grant),
    );
    if (!file) return null;
    const { title, media_type: mediaType, storage_key: key, size, sha256 } = file;
    return {
      title,
      mediaType,
      size,
      sha256,
      read: (range) => files.read(organizationId, key, range),
    };
  };

  return {
    /** Adds all files of a request to a message, or none of them; answers those that it has then. */
    add(asked: NewFiles): Promise<NotificationFile[]> {
      return counted(asked.userId, async () => {
        await checkThrottle(asked.userId);
        const there = await before(asked);
        if (there.known) return there.known;
        checkQuota(there.bytes);
        const staged = await receiveAll(asked, there);
        const { superseded, list } = await record(asked, staged);
        await files.remove(
          asked.organizationId,
          superseded.map(({ storageKey }) => storageKey),
        );
        return list;
      });
    },

    /** Removes the files of a message that are not named; ids of other files count for nothing. */
    async retain(asked: MessageFiles, retained: readonly number[]): Promise<NotificationFile[]> {
      const { organizationId, userId, notificationId } = asked;
      const { removed, list } = await database.withOrganization(organizationId, async (tx) => {
        if (!(await findMessage(tx, organizationId, notificationId, { lock: true })))
          throw new NotFoundError();
        const keys = await deleteOtherFiles(tx, organizationId, notificationId, retained);
        if (keys.length > 0) {
          await markEdited(tx, organizationId, notificationId);
          const detail = { notification: notificationId, files: keys.length };
          await audit.record('files_removed', { userId, organizationId, detail }, tx);
        }
        return { removed: keys, list: await answer(tx, asked) };
      });
      // The sweep is there for what cannot be removed now.
      await files.remove(organizationId, removed).catch(() => undefined);
      return list;
    },

    open,
  };
}

export type NotificationFileService = ReturnType<typeof createNotificationFileService>;
