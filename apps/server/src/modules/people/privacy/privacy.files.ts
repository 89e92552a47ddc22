import type { FastifyInstance } from 'fastify';
import { fetchersOf } from '../../../calls/ownFile';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { refuse } from '../../../calls/refusal';
import { exportPath } from './privacy.service';
import { findContent } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

/** Hands somebody the copy of their own data: the address names nobody, so that no other is reached. */
export function privacyFiles(app: FastifyInstance) {
  app.get(exportPath, { config: { access: 'open' } }, async (request, reply) => {
    const { database, clock } = app.services;
    const [personId] = await fetchersOf(request);
    const content =
      personId === undefined ? null : await findContent(database.db, personId, clock.now());
    if (!content) return refuse('privacy.noExport');
    reply.headers({
      'content-type': typeOf(exportPath),
      'content-disposition': dispositionOf(exportPath, texts.fileName),
      'cache-control': 'private, no-store',
    });
    return reply.send(Buffer.from(content));
  });
}
