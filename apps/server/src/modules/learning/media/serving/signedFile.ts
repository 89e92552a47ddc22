import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFetchedBy } from '../../../../calls/ownFile';
import { filePolicy } from '../../../../plugins/headers';
import { typeOf } from '../../../../ports/handedOut';
import type { StoredFile } from '../../../../ports/storage';
import { hashOf } from '../../../../config/secrets';
import { byteRange, type Wanted } from './byteRange';
import type { MediaPass } from '../../mediaFile/media.address';

/** A public address names no person and is valid for everyone. */
export const isFor = async (
  request: FastifyRequest,
  { personId }: Pick<MediaPass, 'personId'>,
): Promise<boolean> => personId === null || isFetchedBy(request, personId);

/** Hands out a stored file, wherever the storage is. */
export async function handOut(request: FastifyRequest, reply: FastifyReply, key: string) {
  const { storage } = request.server.services;
  if (storage.origin) return sendElsewhere(reply, await storage.linkTo(key, null));
  const file = await storage.find(key);
  return file ? send(request, reply, { key, file }) : reply.callNotFound();
}

/** Cached for less time than the storage address is valid. */
const sendElsewhere = (reply: FastifyReply, link: string) =>
  reply.header('cache-control', 'private, max-age=1800').redirect(link, 302);

interface Found {
  key: string;
  file: StoredFile;
}

/** The same key always holds the same bytes: its name is their mark. */
function send(request: FastifyRequest, reply: FastifyReply, { key, file }: Found) {
  const mark = `"${hashOf(key).slice(0, 32)}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=14400',
    'content-security-policy': filePolicy,
    'content-disposition': 'inline',
    'content-type': typeOf(key),
    etag: mark,
  });
  if (request.headers['if-none-match'] === mark) return reply.code(httpStatuses.notModified).send();
  const part = request.headers['if-range'];
  // A part is wanted only of what the rest of is there already.
  const isSame = part === undefined || part === mark;
  return sendPart(reply, file, byteRange(isSame ? request.headers.range : undefined, file.bytes));
}

function sendPart(reply: FastifyReply, file: StoredFile, wanted: Wanted) {
  if (wanted === 'beyond') {
    return reply
      .code(httpStatuses.rangeNotSatisfiable)
      .header('content-range', `bytes */${file.bytes}`)
      .send();
  }
  // To HEAD the size is told of what is not sent, and not read.
  const isHead = reply.request.method === 'HEAD';
  if (wanted === 'whole') {
    reply.header('content-length', file.bytes);
    return reply.send(isHead ? Readable.from([]) : file.read());
  }
  const { start, end } = wanted;
  reply.code(httpStatuses.partialContent).headers({
    'content-range': `bytes ${start}-${end}/${file.bytes}`,
    'content-length': end - start + 1,
  });
  return reply.send(isHead ? Readable.from([]) : file.read(wanted));
}
