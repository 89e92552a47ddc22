import type { FastifyInstance } from 'fastify';
import { dispositionOf, typeOf } from '../../../ports/handedOut';
import { downloadPath, findDownload } from './download.service';

/** What stands for all of them: they have no name in the storage. */
const MADE = 'made.xlsx';

/** Hands out workbooks that were made for somebody, beside what is stored for all. */
export function serveDownloads(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  app.get<{ Params: { secret: string } }>(
    `${downloadPath}:secret.xlsx`,
    { config },
    async ({ params, server }, reply) => {
      const { database, clock } = server.house;
      const { fileName, content } = await findDownload(database.db, clock, params.secret);
      reply.headers({
        'content-type': typeOf(MADE),
        'content-disposition': dispositionOf(MADE, fileName),
        'cache-control': 'private, no-store',
      });
      return reply.send(Buffer.from(content));
    },
  );
}
