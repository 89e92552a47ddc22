import { caseMakingCalls as calls } from '@cheese/domain/calls/viewers/caseMaking';
import { caseMakingContract as contract } from '@cheese/domain/contract/viewers/caseMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import {
  checkFile,
  listVersions,
  publishCase,
  readVersion,
  withdrawCase,
} from './caseMaking.publish';
import { createCase, listOwn, readOwn, removeCase, saveCase, takeFile } from './caseMaking.service';

export function caseMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...own }) => listOwn(own, query));
  answer(app, calls.detail, contract.detail, ({ query, ...own }) => readOwn(own, query.id));
  answer(app, calls.create, contract.create, ({ body, ...own }) => createCase(own, body));
  answer(app, calls.takeFile, contract.takeFile, ({ body, ...own }) => takeFile(own, body));
  answer(app, calls.save, contract.save, ({ body, ...own }) => saveCase(own, body));
  answer(app, calls.check, contract.check, ({ body, ...own }) => checkFile(own, body.file));
  answer(app, calls.publish, contract.publish, ({ body, ...own }) => publishCase(own, body));
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...own }) => withdrawCase(own, body.id));
  answer(app, calls.versions, contract.versions, ({ query, ...own }) =>
    listVersions(own, query.id),
  );
  answer(app, calls.version, contract.version, ({ query, ...own }) => readVersion(own, query));
  answer(app, calls.remove, contract.remove, ({ query, ...own }) => removeCase(own, query.id));
}
