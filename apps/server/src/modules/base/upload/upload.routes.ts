import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database';
import { forget, receiveForm, takeForms } from '../../../plugins/forms';
import { openScope } from '../../../plugins/openScope';
import { refuse } from '../../../calls/refusal';
import { admitUpload, type Admitted, keepUpload, uploadHost } from './upload.service';
import { deleteBrought } from './upload.store';

/** The embedded storage takes forms at the place where S3 would: see `permitUpload`. */
export function uploadRoutes(app: FastifyInstance) {
  openScope(app, 'uploads', async (scope) => {
    scope.removeAllContentTypeParsers();
    takeForms(scope);
    scope.post(uploadHost, { config: { access: 'open' } }, async (request, reply) => {
      await takeUpload(request);
      return reply.code(httpStatuses.noContent).send();
    });
  });
}

async function takeUpload(request: FastifyRequest) {
  const { database, clock, storage } = request.server.services;
  const { db } = database;
  let admitted: Admitted | null = null;
  try {
    const { file } = await receiveForm(request, storage.scratch, async (fields) => {
      admitted = await admitUpload(db, clock, { fields, bytes: bytesOf(request) });
      return admitted.policy.maxBytes;
    });
    if (!file || !admitted) return refuse('file.missing');
    await keepUpload(storage, admitted, file).finally(() => forget(file));
  } catch (error) {
    await giveBack(db, admitted);
    throw error;
  }
}

/** A failed upload does not count towards the quota. */
const giveBack = async (db: Db, admitted: Admitted | null) =>
  admitted && deleteBrought(db, admitted.broughtId);

/** Declared size of the form; more bytes than that are refused. */
const bytesOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? Infinity);
