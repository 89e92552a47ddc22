import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { dispositionOf, typeOf } from './handedOut';
import type { Clock } from './clock';
import { streamToFile } from './streamToFile';
import { presigned, type S3Keys, signedForm, signedHeaders } from './s3Signature';
import type { ByteRange, FormExtent, Storage, StoredName } from './storage';

export interface S3Bucket extends S3Keys {
  endpoint: string;
  bucket: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob;
}

type Ask = (request: S3Request) => Promise<Response>;

/** For how long an address is good that a page was given. */
const LINK_LIFE_S = 6 * 3600;
const CONFLICTS: readonly number[] = [httpStatuses.conflict, httpStatuses.preconditionFailed];

/** Files in a bucket of S3, or of a storage that speaks like it; `scratch` is a folder of this node. */
export function s3Storage(bucket: S3Bucket, clock: Clock, scratch: string): Storage {
  const ask = asker(bucket, clock);
  return {
    scratch,
    origin: new URL(bucket.endpoint).origin,
    put: (key, content) => spooled(scratch, content, (path) => send(ask, key, path, {})),
    take: (key, path) => takeOver(ask, key, path),
    find: (key) => findObject(ask, key),
    readAt: (key, start, length) => readPart(ask, key, { start, end: start + length - 1 }),
    remove: async (key) => void (await ask({ method: 'DELETE', key })),
    list: (prefix) => listObjects(ask, prefix),
    linkTo: (key, fileName) => linkTo(bucket, clock.now(), key, fileName),
    permitForm: (extent) => permitForm(bucket, clock.now(), extent),
  };
}

function addressOf(
  { endpoint, bucket }: S3Bucket,
  { key, query }: Pick<S3Request, 'key' | 'query'>,
) {
  const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** Answers 404 and 412 as they are; everything else that is no success is an error. */
const asker =
  (bucket: S3Bucket, clock: Clock): Ask =>
  async ({ method, body, headers = {}, ...asked }) => {
    const url = addressOf(bucket, asked);
    const signed = await signedHeaders(bucket, { method, url, headers, now: clock.now() });
    const answer = await fetch(url, { method, headers: signed, ...(body && { body }) });
    if (answer.ok || answer.status === httpStatuses.notFound || CONFLICTS.includes(answer.status))
      return answer;
    throw new Error(`the storage answered ${method} with ${answer.status}`);
  };

async function send(ask: Ask, key: string, path: string, headers: Record<string, string>) {
  const answer = await ask({
    method: 'PUT',
    key,
    body: await openAsBlob(path),
    headers: { ...headers, 'content-type': typeOf(key) },
  });
  await answer.body?.cancel();
  if (answer.status === httpStatuses.notFound) throw new Error('the storage has no such bucket');
  return answer.ok;
}

/** A storage wants to know the size of what comes: a stream is written down first. */
async function spooled(
  scratch: string,
  content: Uint8Array | Readable,
  use: (path: string) => Promise<unknown>,
) {
  await mkdir(scratch, { recursive: true });
  const path = join(scratch, randomUUID());
  try {
    const source = content instanceof Readable ? content : Readable.from([content]);
    await streamToFile(path, source);
    await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function takeOver(ask: Ask, key: string, path: string): Promise<boolean> {
  const isStored = await send(ask, key, path, { 'if-none-match': '*' });
  if (isStored) await rm(path);
  return isStored;
}

async function findObject(ask: Ask, key: string) {
  const answer = await ask({ method: 'HEAD', key });
  if (!answer.ok) return null;
  return {
    bytes: Number(answer.headers.get('content-length')),
    read: (range?: ByteRange) => Readable.from(piecesOf(ask, key, range), { objectMode: false }),
  };
}

async function* piecesOf(ask: Ask, key: string, range: ByteRange | undefined) {
  const headers = range && { range: `bytes=${range.start}-${range.end}` };
  const answer = await ask({ method: 'GET', key, ...(headers && { headers }) });
  if (!answer.ok || !answer.body) throw new Error(`the storage no longer has ${key}`);
  yield* Readable.fromWeb(answer.body as ReadableStream) as AsyncIterable<Buffer>;
}

async function readPart(ask: Ask, key: string, { start, end }: ByteRange): Promise<Buffer> {
  const answer = await ask({ method: 'GET', key, headers: { range: `bytes=${start}-${end}` } });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
}

async function listObjects(ask: Ask, prefix: string): Promise<StoredName[]> {
  const found: StoredName[] = [];
  let after: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, delimiter: '/' };
    const more = after === undefined ? query : { ...query, 'continuation-token': after };
    const text = await (await ask({ method: 'GET', query: more })).text();
    found.push(...readNames(text));
    after = textIn(text, 'NextContinuationToken');
  } while (after !== undefined);
  return found;
}

/** Keys are plain ASCII (see `isKey`): no sign in them is written in another way. */
const readNames = (xml: string): StoredName[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textIn(entry, 'Key');
    return key === undefined ? [] : [{ key, bytes: Number(textIn(entry, 'Size')) }];
  });

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Signed for a whole hour at a time, so that what a browser has kept is found again. */
function linkTo(bucket: S3Bucket, now: Date, key: string, fileName: string | null) {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const query = {
    'response-content-type': typeOf(key),
    'response-content-disposition': dispositionOf(key, fileName),
    'response-cache-control': 'public, max-age=31536000, immutable',
  };
  const url = addressOf(bucket, { key, query });
  return presigned(bucket, { method: 'GET', url, now: hour }, LINK_LIFE_S);
}

function permitForm(bucket: S3Bucket, now: Date, { keyPrefix, maxBytes, expiresAt }: FormExtent) {
  const own = { bucket: bucket.bucket };
  const conditions = [
    own,
    ['starts-with', '$key', keyPrefix],
    ['content-length-range', 1, maxBytes],
  ];
  const fields = signedForm(bucket, { conditions, expiresAt: new Date(expiresAt), now });
  return { host: addressOf(bucket, {}).href, fields };
}
