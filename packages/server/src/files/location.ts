/** A bucket of an S3-compatible storage. */
export interface S3Location {
  readonly bucket: string;
  /** Before every key: empty, or ends with a slash. */
  readonly prefix: string;
  /** The server's address; undefined for AWS's own. */
  readonly endpoint: string | undefined;
  /** undefined: where AWS's programs look for it. */
  readonly region: string | undefined;
}

/** Reads `s3://bucket/prefix?endpoint=…&region=…`; null for anything else. */
export function readS3Url(text: string): S3Location | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, searchParams, username, password } = new URL(text);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const isKnown = [...searchParams.keys()].every((name) => /^(endpoint|region)$/.test(name));
  if (protocol !== 's3:' || host === '' || username !== '' || password !== '' || !isKnown)
    return null;
  if (endpoint !== undefined && !/^https?:\/\/[^/]+/.test(endpoint)) return null;
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(folder)) return null;
  return {
    bucket: host,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    // A server of one's own rarely cares, but the signature names one.
    region: searchParams.get('region') ?? (endpoint === undefined ? undefined : 'us-east-1'),
  };
}
