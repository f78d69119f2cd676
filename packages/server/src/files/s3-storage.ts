import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Location } from './location.js';
import { type FileStorage, MissingFileError } from './storage.js';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
/** The least that S3 takes as a part; two are in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Of one request to delete. */
const MAX_DELETED = 1000;

/**
 * Files in a bucket of S3 or of what speaks its protocol. Credentials come from where AWS's programs
 * look for them: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, a profile, or the machine's role.
 */
export function createS3Storage({ bucket, prefix, endpoint, region }: S3Location): FileStorage {
  const client = new S3Client({
    ...(region !== undefined && { region }),
    // Servers other than AWS's own have one host for all buckets and know fewer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
  });
  const objectKey = (key: string) => `${prefix}${key}`;

  return {
    destination: `the bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    async put(key, path) {
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: objectKey(key), Body: createReadStream(path) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        // Parts of a broken upload are taken back, so that no one pays for them.
        leavePartsOnError: false,
      });
      await upload.done();
      await rm(path, { force: true });
    },
    async read(key, range) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: objectKey(key),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        return Body as Readable;
      } catch (error) {
        throw (error as Error).name === 'NoSuchKey' ? new MissingFileError(key) : error;
      }
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += MAX_DELETED) {
        const Objects = keys.slice(at, at + MAX_DELETED).map((key) => ({ Key: objectKey(key) }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        const [failed] = Errors;
        if (failed) throw new Error(`${failed.Key} could not be removed: ${failed.Message}`);
      }
    },
    async *list(keyPrefix) {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: objectKey(keyPrefix),
            ContinuationToken: token,
          }),
        );
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}
