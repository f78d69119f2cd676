import { request } from 'node:http';

const BOUNDARY = '----tavoite-bench';

/** A form with files, as a browser sends it. */
export interface Form {
  readonly type: string;
  readonly bytes: number;
  parts(): Generator<Buffer>;
}

/** Every file is the same PDF of so many bytes: the beginning of one, then noise. */
export function formOf(files: number, fileBytes: number): Form {
  const content = Buffer.alloc(fileBytes);
  // Noise without a boundary in it, but with many lines, which is where one could begin.
  for (let at = 0; at < content.length; at += 4)
    content.writeUInt32LE(Math.imul(at + 1, 2_654_435_761) >>> 0, at);
  content.write('%PDF-1.7\n');
  const heads = Array.from({ length: files }, (_, n) =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files[]"; filename="${n}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
  );
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  const line = Buffer.from('\r\n');
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: heads.reduce(
      (sum, head) => sum + head.length + content.length + line.length,
      end.length,
    ),
    *parts() {
      for (const head of heads) {
        yield head;
        yield content;
        yield line;
      }
      yield end;
    },
  };
}

/** Sends the form in pieces, as fast as it is taken; answers the milliseconds until the answer. */
export async function send(
  url: string,
  form: Form,
  headers: Record<string, string> = {},
): Promise<number> {
  const start = performance.now();
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': form.type, 'content-length': form.bytes },
  });
  const answered = new Promise<void>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${response.statusCode}: ${text}`));
      });
    });
  });
  answered.catch(() => undefined);
  const pieceBytes = 256 * 1024;
  for (const part of form.parts()) {
    for (let at = 0; at < part.length; at += pieceBytes) {
      if (!outgoing.write(part.subarray(at, at + pieceBytes)))
        await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), answered]);
    }
  }
  outgoing.end();
  await answered;
  return performance.now() - start;
}
