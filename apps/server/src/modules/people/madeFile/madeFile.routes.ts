import type { FastifyInstance } from 'fastify';
import { isFetchedBy } from '../../../calls/ownFile';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { refuse } from '../../../calls/refusal';
import { downloadPath, findDownload } from './madeFile.service';

const sites = ['main', 'emergency'] as const;
const suffixes = ['xlsx', 'pdf', 'docx', 'txt', 'xml', 'zip'] as const;

/** Serves generated files to the users who requested them. */
export function madeFileRoutes(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  for (const suffix of suffixes) {
    // A placeholder name for all of them, as these files have no storage name.
    const unnamed = `made.${suffix}`;
    app.get<{ Params: { secret: string } }>(
      `${downloadPath}:secret.${suffix}`,
      { config },
      async (request, reply) => {
        const { database, clock } = app.services;
        const made = await findDownload(database.db, clock, request.params.secret);
        if (!(await isFetchedBy(request, made.personId, sites))) refuse('download.notFound');
        const { fileName, content } = made;
        reply.headers({
          'content-type': typeOf(unnamed),
          'content-disposition': dispositionOf(unnamed, fileName),
          'cache-control': 'private, no-store',
        });
        return reply.send(Buffer.from(content));
      },
    );
  }
}
