import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/uploadSuffix';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Storage } from '../ports/storage';
import { filePolicy } from './headers';

const YEAR_S = 365 * 24 * 3600;

/** What a browser is told that a stored file is; whatever is not named here is only downloaded. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const UNKNOWN = 'application/octet-stream';

const isKnown = (key: string) => suffixOf(key) in types || uploadKindOf(key) !== null;

export const typeOf = (key: string) => types[suffixOf(key)] ?? UNKNOWN;

const shown: readonly (UploadKind | null)[] = ['image', 'video', 'audio'];
const isShown = (key: string) =>
  ['webp', 'pdf'].includes(suffixOf(key)) || shown.includes(uploadKindOf(key));

/** Shown or downloaded, and under which name: that of its uploader, in any language. */
export function dispositionOf(key: string, fileName: string | null): string {
  const way = isShown(key) ? 'inline' : 'attachment';
  // A link that somebody made up must not give a picture the name of a program.
  if (!fileName || suffixOf(fileName) !== suffixOf(key)) return way;
  return `${way}; filename*=UTF-8''${encodeName(fileName)}`;
}

const encodeName = (name: string) =>
  encodeURIComponent(name.replace(/[\p{Cc}/\\]/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The reader of a browser draws no page of a PDF that is locked in like the others. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

interface Stored {
  Params: { '*': string };
  Querystring: { name?: unknown };
}

/** Hands out stored files, or says where they lie. */
export function serveStored(app: FastifyInstance, storage: Storage, folder: string) {
  const config = { access: 'open' } as const;
  app.get<Stored>('/storage/*', { config }, (request, reply) => {
    const key = request.params['*'];
    const { name } = request.query;
    const fileName = typeof name === 'string' ? name : null;
    // Its type follows from its suffix: of those that a browser might run, none is handed out.
    if (!isKnown(key)) return reply.callNotFound();
    if (storage.origin) return sendElsewhere(reply, storage, key, fileName);
    reply.headers({
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'content-security-policy': suffixOf(key) === 'pdf' ? pdfPolicy : filePolicy,
      'content-disposition': dispositionOf(key, fileName),
    });
    // What is on its way in lies beside what is stored, under a name with a dot.
    return reply.sendFile(key, folder, { dotfiles: 'ignore' });
  });
}

function sendElsewhere(reply: FastifyReply, storage: Storage, key: string, name: string | null) {
  if (!isServable(key)) return reply.callNotFound();
  // The address is good for longer than anybody is told to keep it.
  reply.header('cache-control', 'private, max-age=1800');
  return reply.redirect(storage.linkTo(key, name), 302);
}

const isServable = (key: string) => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);
