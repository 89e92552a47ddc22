import { drillMakingCalls as calls } from '@cheese/domain/calls/viewers/drillMaking';
import { drillMakingContract as contract } from '@cheese/domain/contract/viewers/drillMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import {
  checkFile,
  listVersions,
  publishDrill,
  readVersion,
  withdrawDrill,
} from './drillMaking.publish';
import {
  createDrill,
  listOwn,
  readOwn,
  removeDrill,
  saveDrill,
  takeFile,
} from './drillMaking.service';

export function drillMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...own }) => listOwn(own, query));
  answer(app, calls.detail, contract.detail, ({ query, ...own }) => readOwn(own, query.id));
  answer(app, calls.create, contract.create, ({ body, ...own }) => createDrill(own, body));
  answer(app, calls.takeFile, contract.takeFile, ({ body, ...own }) => takeFile(own, body));
  answer(app, calls.save, contract.save, ({ body, ...own }) => saveDrill(own, body));
  answer(app, calls.check, contract.check, ({ body, ...own }) => checkFile(own, body.file));
  answer(app, calls.publish, contract.publish, ({ body, ...own }) => publishDrill(own, body));
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...own }) => withdrawDrill(own, body.id));
  answer(app, calls.versions, contract.versions, ({ query, ...own }) =>
    listVersions(own, query.id),
  );
  answer(app, calls.version, contract.version, ({ query, ...own }) => readVersion(own, query));
  answer(app, calls.remove, contract.remove, ({ query, ...own }) => removeDrill(own, query.id));
}
