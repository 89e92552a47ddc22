import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { presigned, type S3Keys, signedHeaders, signPolicyText } from '../ports/s3Signature';

/** Speaks as much of S3 as the storage asks for, and believes only what is signed. */
export async function startFakeS3(keys: S3Keys, now: () => Date) {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer({ objects, keys, now }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

interface Inside {
  objects: Map<string, Buffer>;
  keys: S3Keys;
  now(): Date;
}

async function answer(inside: Inside, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const body = await buffer(request);
  const end = (
    status: number,
    headers: Record<string, string | number> = {},
    content?: Buffer | string,
  ) => response.writeHead(status, headers).end(content);
  if (request.method === 'POST') return end(await takeForm(inside, request, body));
  if (!(await isSigned(inside, request, url))) return end(403);
  const key = url.pathname.split('/').slice(2).join('/');
  if (key === '') return end(200, {}, listed(inside, url.searchParams.get('prefix') ?? ''));
  const found = inside.objects.get(key);
  if (request.method === 'PUT') {
    if (found && request.headers['if-none-match'] === '*') return end(412);
    inside.objects.set(key, body);
    return end(200);
  }
  if (request.method === 'DELETE') return end(inside.objects.delete(key) ? 204 : 204);
  if (!found) return end(404);
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
  const disposition = url.searchParams.get('response-content-disposition');
  const headers = {
    'content-length': part.length,
    ...(disposition && { 'content-disposition': disposition }),
  };
  return end(200, headers, request.method === 'HEAD' ? undefined : part);
}

/** Signs the request once more, and looks whether it comes out the same. */
async function isSigned({ keys, now }: Inside, request: IncomingMessage, url: URL) {
  const method = request.method ?? '';
  const lifeS = url.searchParams.get('X-Amz-Expires');
  if (lifeS) {
    const stamp = (url.searchParams.get('X-Amz-Date') ?? '').replace(
      /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const plain = new URL(url);
    for (const name of [...plain.searchParams.keys()]) {
      if (name.startsWith('X-Amz-')) plain.searchParams.delete(name);
    }
    const again = await presigned(
      keys,
      { method, url: plain, now: new Date(stamp) },
      Number(lifeS),
    );
    const isGood = now().getTime() < new Date(stamp).getTime() + Number(lifeS) * 1000;
    const given = url.searchParams.get('X-Amz-Signature');
    return isGood && given !== null && new URL(again).searchParams.get('X-Amz-Signature') === given;
  }
  const { authorization = '' } = request.headers;
  const names = (/SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '').split(';');
  const own = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-'));
  const headers = Object.fromEntries(own.map((name) => [name, String(request.headers[name])]));
  const again = await signedHeaders(keys, { method, url, headers, now: now() });
  return again['authorization'] === authorization;
}

const listed = ({ objects }: Inside, prefix: string) =>
  `<ListBucketResult>${[...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`)
    .join('')}</ListBucketResult>`;

async function takeForm({ objects, keys, now }: Inside, request: IncomingMessage, body: Buffer) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const [policy, stamp] = [String(form.get('policy')), String(form.get('x-amz-date'))];
  if (form.get('x-amz-signature') !== signPolicyText(keys, stamp, policy)) return 403;
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string;
    conditions: unknown[];
  };
  if (new Date(expiration) <= now()) return 403;
  const ranges = conditions.filter((one): one is [string, string | number, number] =>
    Array.isArray(one),
  );
  const prefix = String(ranges.find(([kind]) => kind === 'starts-with')?.[2] ?? '?');
  const most = ranges.find(([kind]) => kind === 'content-length-range')?.[2] ?? 0;
  const file = Buffer.from(await (form.get('file') as Blob).arrayBuffer());
  if (!String(form.get('key')).startsWith(prefix) || file.length > most) return 403;
  objects.set(String(form.get('key')), file);
  return 204;
}
