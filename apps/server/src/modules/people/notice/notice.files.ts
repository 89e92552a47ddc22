import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fetchersOf } from '../../../calls/ownFile';
import { refuse } from '../../../calls/refusal';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { findAttachment } from './notice.school.store';
import { attachmentPath } from './notice.service';

const MOST_ID = 2_147_483_647;

interface AttachmentRoute {
  Params: { id: string; nth: string };
}

/** Serves the attachments of notices to their recipients, until they are withdrawn. */
export function noticeFiles(app: FastifyInstance) {
  const config = { access: 'open' } as const;
  const path = attachmentPath(':id', ':nth');
  app.get<AttachmentRoute>(path, { config }, async (request, reply) => {
    const found = (await findFor(request)) ?? refuse('notice.noAttachment');
    const file = (await app.services.storage.find(found.key)) ?? refuse('notice.noAttachment');
    reply.headers({
      'content-type': typeOf(found.key),
      'content-disposition': dispositionOf(found.key, found.fileName),
      'content-length': file.bytes,
      'cache-control': 'private, no-store',
    });
    return reply.send(file.read());
  });
}

async function findFor(request: FastifyRequest<AttachmentRoute>) {
  const [id, nth] = [Number(request.params.id), Number(request.params.nth)];
  if (!Number.isInteger(id) || id < 1 || id > MOST_ID) return null;
  const { db } = request.server.services.database;
  for (const personId of await fetchersOf(request)) {
    const found = await findAttachment(db, personId, id, nth);
    if (found) return found;
  }
  return null;
}
