import { createHmac } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

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

/** The body is not part of the signature: it is a stream, and the line to it is sealed by TLS. */
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/** As in 20130524T000000Z. */
const stampOf = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '');

const signer = (
  keys: S3Keys,
  { method, url, now }: S3Request,
  headers: Record<string, string>,
) => ({
  ...keys,
  service: 's3',
  method,
  url: url.href,
  headers,
  datetime: stampOf(now),
  allHeaders: true,
});

/** The headers of a signed request (AWS Signature Version 4). */
export async function signedHeaders(
  keys: S3Keys,
  request: S3Request,
  payload = UNSIGNED,
): Promise<Record<string, string>> {
  const headers = { ...request.headers, 'x-amz-content-sha256': payload };
  const signed = await new AwsV4Signer(signer(keys, request, headers)).sign();
  return Object.fromEntries(signed.headers);
}

/** A presigned address, valid for a while without credentials. */
export async function presigned(keys: S3Keys, request: S3Request, lifeS: number): Promise<string> {
  const url = new URL(request.url);
  url.searchParams.set('X-Amz-Expires', String(lifeS));
  const asked = { ...signer(keys, { ...request, url }, {}), signQuery: true };
  const { href } = (await new AwsV4Signer(asked).sign()).url;
  // Signed as %20, and written by URL as a plus, which not every storage reads as a blank.
  return href.replaceAll('+', '%20');
}

type Condition = Record<string, string> | (string | number)[];

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Signs an upload form, which the request signer cannot do. */
export function signPolicyText(keys: S3Keys, stamp: string, policy: string): string {
  const day = hmac(`AWS4${keys.secretAccessKey}`, stamp.slice(0, 8));
  const key = hmac(hmac(hmac(day, keys.region), 's3'), 'aws4_request');
  return hmac(key, policy).toString('hex');
}

/** The fields of a form that brings a file straight into a bucket, within `conditions`. */
export function signedForm(
  keys: S3Keys,
  { conditions, expiresAt, now }: { conditions: Condition[]; expiresAt: Date; now: Date },
): Record<string, string> {
  const stamp = stampOf(now);
  const fields = {
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${keys.accessKeyId}/${stamp.slice(0, 8)}/${keys.region}/s3/aws4_request`,
    'x-amz-date': stamp,
  };
  const own = Object.entries(fields).map(([name, value]) => ({ [name]: value }));
  const text = { expiration: expiresAt.toISOString(), conditions: [...conditions, ...own] };
  const policy = Buffer.from(JSON.stringify(text)).toString('base64');
  return { ...fields, policy, 'x-amz-signature': signPolicyText(keys, stamp, policy) };
}
