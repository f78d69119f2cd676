/** An upload that has not moved for this long has failed. */
export const UPLOAD_STALL_MS = 60_000;

/**
 * Sends a request as `fetch` does, and tells how much of its body has gone: fetch does not.
 * @param onProgress called with bytes of the whole body
 */
export function xhrSend(onProgress: (sent: number, total: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stall: ReturnType<typeof setTimeout> | undefined;
      const watch = () => {
        clearTimeout(stall);
        stall = setTimeout(() => request.abort(), UPLOAD_STALL_MS);
      };
      const fail = (reason: string) => () => {
        clearTimeout(stall);
        reject(new TypeError(reason));
      };
      request.open(init.method ?? 'GET', String(input));
      for (const [name, value] of Object.entries(init.headers ?? {}))
        request.setRequestHeader(name, String(value));
      request.responseType = 'text';
      request.upload.onprogress = ({ loaded, total }) => {
        watch();
        onProgress(loaded, total);
      };
      request.onload = () => {
        clearTimeout(stall);
        const { status, statusText, responseText } = request;
        // A response of these statuses may have no body.
        const body = [204, 205, 304].includes(status) ? null : responseText;
        resolve(new Response(body, { status, statusText }));
      };
      request.onerror = fail('The connection was lost');
      request.onabort = fail('The upload was stopped');
      init.signal?.addEventListener('abort', () => request.abort());
      watch();
      request.send(init.body as FormData);
    });
}
