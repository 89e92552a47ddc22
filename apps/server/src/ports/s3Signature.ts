import { createHash, createHmac } from 'node:crypto';

/** A bucket of S3, or of a storage that speaks like it, addressed by path. */
export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  now: Date;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** The body is not part of the signature: it is a stream, and the line to it is sealed by TLS. */
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** As in 20130524T000000Z. */
const stampOf = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '');

const scopeOf = ({ region }: S3Keys, stamp: string) =>
  `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;

/** Percent-encodes as RFC 3986 does, which is stricter than JavaScript. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function signText({ region, secretAccessKey }: S3Keys, stamp: string, text: string): string {
  const day = hmac(`AWS4${secretAccessKey}`, stamp.slice(0, 8));
  const key = hmac(hmac(hmac(day, region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex');
}

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

const named = (headers: Record<string, string>) => Object.keys(headers).sort().join(';');

interface Canonical {
  method: string;
  url: URL;
  headers: Record<string, string>;
  payload: string;
}

function sign(keys: S3Keys, stamp: string, { method, url, headers, payload }: Canonical): string {
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`);
  const request = [
    method,
    url.pathname,
    canonicalQuery(url.searchParams),
    lines.join(''),
    named(headers),
    payload,
  ].join('\n');
  const text = [ALGORITHM, stamp, scopeOf(keys, stamp), sha256(request)].join('\n');
  return signText(keys, stamp, text);
}

/** The headers of a signed request (AWS Signature Version 4); names are in lower case. */
export function signedHeaders(
  keys: S3Keys,
  { method, url, headers = {}, now }: S3Request,
  payload = UNSIGNED,
): Record<string, string> {
  const stamp = stampOf(now);
  const all = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': payload,
    'x-amz-date': stamp,
  };
  const signature = sign(keys, stamp, { method, url, headers: all, payload });
  const credential = `${keys.accessKeyId}/${scopeOf(keys, stamp)}`;
  const authorization = `${ALGORITHM} Credential=${credential},SignedHeaders=${named(all)},Signature=${signature}`;
  return { ...all, authorization };
}

/** An address by which anybody may ask for a while. */
export function presigned(keys: S3Keys, { method, url, now }: S3Request, lifeS: number): string {
  const stamp = stampOf(now);
  const signed = new URL(url);
  signed.searchParams.set('X-Amz-Algorithm', ALGORITHM);
  signed.searchParams.set('X-Amz-Credential', `${keys.accessKeyId}/${scopeOf(keys, stamp)}`);
  signed.searchParams.set('X-Amz-Date', stamp);
  signed.searchParams.set('X-Amz-Expires', String(lifeS));
  signed.searchParams.set('X-Amz-SignedHeaders', 'host');
  const headers = { host: url.host };
  const signature = sign(keys, stamp, { method, url: signed, headers, payload: UNSIGNED });
  return `${url.origin}${url.pathname}?${canonicalQuery(signed.searchParams)}&X-Amz-Signature=${signature}`;
}

type Condition = Record<string, string> | (string | number)[];

/** The fields of a form that brings a file straight into a bucket, within `conditions`. */
export function signedForm(
  keys: S3Keys,
  { conditions, expiresAt, now }: { conditions: Condition[]; expiresAt: Date; now: Date },
): Record<string, string> {
  const stamp = stampOf(now);
  const fields = {
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': `${keys.accessKeyId}/${scopeOf(keys, stamp)}`,
    'x-amz-date': stamp,
  };
  const own = Object.entries(fields).map(([name, value]) => ({ [name]: value }));
  const text = { expiration: expiresAt.toISOString(), conditions: [...conditions, ...own] };
  const policy = Buffer.from(JSON.stringify(text)).toString('base64');
  return { ...fields, policy, 'x-amz-signature': signPolicyText(keys, stamp, policy) };
}

export const signPolicyText = signText;
