import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dispositionOf, isGuarded, isKnown } from '../ports/handedOut';
import type { Storage } from '../ports/storage';
import { filePolicy } from './headers';

const YEAR_S = 365 * 24 * 3600;

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
    if (!isServable(key) || !isKnown(key) || isGuarded(key)) return reply.callNotFound();
    if (storage.origin) return sendElsewhere(reply, storage, key, fileName);
    reply.headers({
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'content-security-policy': suffixOf(key) === 'pdf' ? pdfPolicy : filePolicy,
      'content-disposition': dispositionOf(key, fileName),
    });
    // Incoming files lie in the same folder under dot names, so dotfiles are not served.
    return reply.sendFile(key, folder, { dotfiles: 'ignore' });
  });
}

async function sendElsewhere(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  name: string | null,
) {
  // Cached for less time than the address is valid.
  reply.header('cache-control', 'private, max-age=1800');
  return reply.redirect(await storage.linkTo(key, name), 302);
}

/** As keys are written: no other way leads to the same file. */
const isServable = (key: string) => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);
