import type { FastifyInstance } from 'fastify';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { downloadPath, findDownload } from './download.service';

const suffixes = ['xlsx', 'pdf', 'docx', 'txt', 'xml', 'zip'] as const;

/** Hands out files that were made for somebody, beside what is stored for all. */
export function serveDownloads(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  for (const suffix of suffixes) {
    // What stands for all of them: they have no name in the storage.
    const made = `made.${suffix}`;
    app.get<{ Params: { secret: string } }>(
      `${downloadPath}:secret.${suffix}`,
      { config },
      async ({ params, server }, reply) => {
        const { database, clock } = server.house;
        const { fileName, content } = await findDownload(database.db, clock, params.secret);
        reply.headers({
          'content-type': typeOf(made),
          'content-disposition': dispositionOf(made, fileName),
          'cache-control': 'private, no-store',
        });
        return reply.send(Buffer.from(content));
      },
    );
  }
}
