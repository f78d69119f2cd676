import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import { FieldError, NotFoundError, TooLargeError, UnavailableError } from '../messages/errors.js';
import { fileErrors } from './errors.js';
import { createFolderStorage } from './folder-storage.js';
import { createInstallation } from './installation.js';
import { scanFile } from './scanner.js';
import { createStaging, type StagedFile } from './staging.js';
import type { ByteRange, FileStorage } from './storage.js';
import { sweepStorage } from './sweep.js';
import {
  type FileGrant,
  type FilePurpose,
  makeTicket,
  readTicket,
  signTicket,
  TICKET_SECONDS,
} from './tickets.js';

/** No upload lasts as long. */
const MAX_UPLOAD_MS = 2 * 60 * 60 * 1000;

/** A file in the storage that is about to be recorded. */
export interface KeptFile extends StagedFile {
  readonly storageKey: string;
}

/** A file that is about to be sent to a user. */
export interface OpenedFile {
  readonly title: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  read(range?: ByteRange): Promise<Readable>;
}

/** Opens the file that a signed address is for; null when it is not valid, or not any more. */
export type OpenFile = (fileId: number, ticket: string) => Promise<OpenedFile | null>;

/** The address of a file of a message. The message's id leads those who come too late to it. */
export type FileLink = (fileId: number, notificationId: number) => string;

/** The files of messages and reports: where they are, and who may read them. */
export interface Files {
  /** Where files are kept, in words. */
  readonly destination: string;
  /** Rejects when the storage cannot be used now. */
  check(): Promise<void>;
  /**
   * Takes a file in, whole and checked, to a temporary place.
   *
   * @throws FieldError, TooLargeError, UnavailableError, or what the content failed with
   */
  stage(name: string, content: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Removes what was taken in and is not kept. */
  discard(files: readonly StagedFile[]): Promise<void>;
  /**
   * Moves files to the storage and has them recorded: all of them, or none. If `record` refuses them,
   * nothing is left.
   */
  keep<T>(
    organizationId: number,
    files: readonly StagedFile[],
    record: (files: readonly KeptFile[]) => Promise<T>,
  ): Promise<T>;
  /** The content of a file, or a part of it. */
  read(organizationId: number, storageKey: string, range?: ByteRange): Promise<Readable>;
  /** Removes files whose rows have been deleted, after the commit. What it misses the sweep removes. */
  remove(organizationId: number, storageKeys: readonly string[]): Promise<void>;
  /** Makes the addresses under which a user can read files for the next minutes. */
  links(organizationId: number, userId: number): Promise<FileLink>;
  /**
   * The same for files of reports. An address stays the same for some minutes, so that a picture that
   * is asked about again and again is not loaded again.
   */
  reportLinks(organizationId: number, userId: number): Promise<(fileId: number) => string>;
  /** The address of a report's file for whoever it is mailed to. */
  mailedReportLink(organizationId: number, fileId: number, until: Date): Promise<string>;
  /** Whom a file's address was made for; null for one that is forged, too old, or for other files. */
  grantOf(fileId: number, ticket: string, purpose?: FilePurpose): Promise<FileGrant | null>;
  /** Removes what killed processes and deleted messages have left; the storage is looked through once a night. */
  sweep(): Promise<void>;
}

/** After these the transaction is known to have left nothing. */
function isRefusal(error: unknown): boolean {
  return [FieldError, NotFoundError, TooLargeError].some((kind) => error instanceof kind);
}

/** Opens the storage that the settings name. */
export async function openStorage({
  s3,
  dataFolder,
}: Pick<Config, 's3' | 'dataFolder'>): Promise<FileStorage> {
  if (s3 === null) return createFolderStorage(join(dataFolder, 'files'));
  // Large, and rarely needed.
  const { createS3Storage } = await import('./s3-storage.js');
  return createS3Storage(s3);
}

function reportAddress(key: Buffer, grant: FileGrant, expires: number): string {
  return `/api/report_file/${grant.fileId}/?ticket=${signTicket(key, 'report_file', grant, expires)}`;
}

export function createFiles(
  config: Pick<Config, 's3' | 'dataFolder' | 'scannerAddress'>,
  database: Database,
): Files {
  const { dataFolder, s3, scannerAddress } = config;
  const installation = createInstallation(database);
  const staging = createStaging(
    join(dataFolder, 'uploads'),
    scannerAddress === null ? undefined : (path, name) => scanFile(scannerAddress, path, name),
  );
  let opened: Promise<FileStorage> | undefined;
  const storage = () => {
    opened ??= openStorage(config);
    return opened;
  };
  const folderOf = async (organizationId: number) =>
    `${(await installation.read()).id}/messages/${organizationId}/`;

  async function remove(organizationId: number, storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    const folder = await folderOf(organizationId);
    await (await storage()).remove(storageKeys.map((key) => `${folder}${key}`));
  }

  return {
    destination: s3 === null ? join(dataFolder, 'files') : `s3://${s3.bucket}/${s3.prefix}`,
    check: async () => (await storage()).check(),
    stage: staging.stage,
    discard: staging.discard,
    async keep(organizationId, files, record) {
      const kept = files.map((file) => ({ ...file, storageKey: randomUUID() }));
      const takeBack = () =>
        // The sweep is there for what cannot be removed now.
        remove(
          organizationId,
          kept.map(({ storageKey }) => storageKey),
        ).catch(() => undefined);
      try {
        const folder = await folderOf(organizationId);
        const target = await storage();
        for (const { path, storageKey } of kept) await target.put(`${folder}${storageKey}`, path);
      } catch (error) {
        await takeBack();
        await staging.discard(files);
        throw fileErrors.cannotSave(error);
      }
      try {
        return await record(kept);
      } catch (error) {
        if (isRefusal(error)) await takeBack();
        throw error;
      }
    },
    async read(organizationId, storageKey, range) {
      try {
        const target = await storage();
        return await target.read(`${await folderOf(organizationId)}${storageKey}`, range);
      } catch (error) {
        throw error instanceof UnavailableError ? error : fileErrors.cannotRead(error);
      }
    },
    remove,
    async links(organizationId, userId) {
      const { signingKey } = await installation.read();
      return (fileId, notificationId) => {
        const ticket = makeTicket(signingKey, { organizationId, fileId, userId });
        return `/api/notification_file/${fileId}/?ticket=${ticket}&notification=${notificationId}`;
      };
    },
    async reportLinks(organizationId, userId) {
      const { signingKey } = await installation.read();
      const now = Math.floor(Date.now() / 1000);
      const expires = (Math.floor(now / TICKET_SECONDS) + 2) * TICKET_SECONDS;
      return (fileId) => reportAddress(signingKey, { organizationId, fileId, userId }, expires);
    },
    async mailedReportLink(organizationId, fileId, until) {
      const { signingKey } = await installation.read();
      const expires = Math.floor(until.getTime() / 1000);
      return reportAddress(signingKey, { organizationId, fileId, userId: 0 }, expires);
    },
    async grantOf(fileId, ticket, purpose) {
      const { signingKey } = await installation.read();
      return readTicket(signingKey, fileId, ticket, Date.now(), purpose);
    },
    async sweep() {
      await staging.sweep(new Date(Date.now() - MAX_UPLOAD_MS));
      if (!(await installation.claimSweep())) return;
      await sweepStorage(await storage(), `${(await installation.read()).id}/messages/`, database);
    },
  };
}
