import { openCalls } from '@cheese/domain/calls/open';
import { openContract } from '@cheese/domain/contract/open';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../../call';
import { forget, receiveForm, takeForms } from '../../plugins/forms';
import { refuse } from '../../refusal';
import { admitUpload, keepUpload, permitKind, textOf, uploadHost } from './upload.service';
import type { Policy } from './upload.policy';

export function openRoutes(app: FastifyInstance) {
  answer(app, openCalls.oss, openContract.oss, ({ db, query, ...asker }) =>
    permitKind(db, asker, query.kind),
  );
}

/** The embedded storage takes forms at the place where S3 would: see `permitUpload`. */
export function takeUploads(app: FastifyInstance) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    takeForms(scope);
    scope.post(uploadHost, { config: { access: 'open' } }, async (request, reply) => {
      await takeUpload(request);
      return reply.code(204).send();
    });
  });
}

async function takeUpload(request: FastifyRequest) {
  const { database, clock, storage } = request.server.house;
  let policy: Policy | null = null;
  const { fields, file } = await receiveForm(request, storage.scratch, async (before) => {
    policy = await admitUpload(database.db, clock, before);
    return policy.maxBytes;
  });
  if (!file || !policy) refuse('file.missing');
  try {
    await keepUpload(storage, { policy, key: textOf(fields, 'key'), file });
  } finally {
    await forget(file);
  }
}
