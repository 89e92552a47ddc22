import { downloadCalls } from '@cheese/domain/calls/content/download';
import { downloadContract } from '@cheese/domain/contract/content/download';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import type { Db } from '../../../db/database';
import { download } from './download.tables';

export function downloadRoutes(app: FastifyInstance) {
  answerAlike(app, downloadCalls.list, downloadContract.list, ({ db }) => listDownloads(db));
}

async function listDownloads(db: Db) {
  const rows = await db.select().from(download).orderBy(asc(download.kind), asc(download.id));
  return rows.map(({ file, updatedAt, ...row }) => ({
    ...row,
    file: file && { ...file, updatedAt: updatedAt.getTime() },
  }));
}
