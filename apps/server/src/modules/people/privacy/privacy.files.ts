import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fetchersOf } from '../../../calls/ownFile';
import type { Db } from '../../../db/database';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { refuse } from '../../../calls/refusal';
import { exportPath } from './privacy.service';
import { findPiece, findPieces } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

/** Hands somebody the copy of their own data: the address names nobody, so that no other is reached. */
export function privacyFiles(app: FastifyInstance) {
  app.get(exportPath, { config: { access: 'open' } }, async (request, reply) => {
    const { database, clock } = app.services;
    const [personId] = await fetchersOf(request);
    const found =
      personId === undefined ? null : await findPieces(database.db, personId, clock.now());
    if (personId === undefined || !found) return refuse('privacy.noExport');
    reply.headers({
      'content-type': typeOf(exportPath),
      'content-disposition': dispositionOf(exportPath, texts.fileName),
      'content-length': found.reduce((sum, { bytes }) => sum + bytes, 0),
      'cache-control': 'private, no-store',
    });
    return reply.send(Readable.from(piecesOf(database.db, personId, found)));
  });
}

/** One at a time; a copy that is made anew meanwhile ends the transfer, so that no mixture is kept. */
async function* piecesOf(db: Db, personId: number, found: readonly { place: number }[]) {
  for (const { place } of found) {
    const content = await findPiece(db, personId, place);
    if (!content) throw new Error('the copy is gone');
    yield content;
  }
}
