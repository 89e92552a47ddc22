import type { FastifyInstance } from 'fastify';
import { handOut, isFor } from '../../learning/media/serving/signedFile';
import { MODEL_FILE } from './model.files';
import { readPass } from './model.service';
import { findKey } from './model.store';

interface ModelRoute {
  Params: { folder: string };
}

/** Serves models to the user their address was signed for. */
export function modelRoutes(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  app.get<ModelRoute>(`/model/:folder/${MODEL_FILE}`, { config }, async (request, reply) => {
    const { database, clock } = app.services;
    const pass = await readPass(database.db, request.params.folder, clock.now());
    if (!pass || !(await isFor(request, pass))) return reply.callNotFound();
    const key = await findKey(database.db, pass.mediaId);
    return key === null ? reply.callNotFound() : handOut(request, reply, key);
  });
}
