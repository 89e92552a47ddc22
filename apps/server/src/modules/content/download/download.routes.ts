import { downloadCalls } from '@cheese/domain/calls/content/download';
import { downloadContract } from '@cheese/domain/contract/content/download';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import { toPackage } from './download.door';
import { selectDownloads } from './download.store';

export function downloadRoutes(app: FastifyInstance) {
  answerShared(app, downloadCalls.list, downloadContract.list, ({ db }) => listDownloads(db));
}

async function listDownloads(db: Db) {
  const rows = await selectDownloads(db);
  return rows.map(({ file, updatedAt, ...row }) => ({
    ...row,
    file: toPackage({ file, updatedAt }),
  }));
}
