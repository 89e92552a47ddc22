import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../mediaFile/media.names';
import { readPass } from '../../mediaFile/media.service';
import { findReady } from '../../mediaFile/media.door';
import { handOut, isFor } from './signedFile';

interface MediaRoute {
  Params: { folder: string; name: string };
}

/** Serves films and documents to the user their address was signed for. */
export function serveMedia(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  app.get<MediaRoute>('/media/:folder/:name', { config }, async (request, reply) => {
    const { database, clock } = app.services;
    const { folder, name } = request.params;
    const pass = await readPass(database.db, folder, clock.now());
    if (!pass || !(await isFor(request, pass))) return reply.callNotFound();
    const files = await findReady(database.db, pass.mediaId);
    const key = files && keyOf(files, name);
    return key ? handOut(request, reply, key) : reply.callNotFound();
  });
}
