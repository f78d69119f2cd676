import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

export interface TestS3 {
  /** As FILES_URL takes it. */
  readonly url: string;
  close(): Promise<void>;
}

const BUCKET = 'tavoite';

/** An S3 server on this machine, with one bucket; its credentials are set for this process. */
export async function startS3(folder: string): Promise<TestS3> {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    url: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
