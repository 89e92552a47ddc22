import { resourceCalls as calls } from '@cheese/domain/calls/emergency/resource';
import { resourceContract as contract } from '@cheese/domain/contract/emergency/resource';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addResource,
  convertAgain,
  editResource,
  groundResources,
  removeResource,
} from './resource.changes';
import {
  findRunBy,
  listChoices,
  listGrounded,
  listPage,
  readManaged,
  readOne,
} from './resource.service';
import { cancelUpload, permitParts } from './upload.service';

export function resourceRoutes(app: FastifyInstance) {
  answer(app, calls.ground, contract.ground, ({ db, query }) => listGrounded(db, query));
  answer(app, calls.one, contract.one, ({ db, storage, query }) => readOne(db, storage, query.id));
  answer(app, calls.listPage, contract.listPage, ({ db, person, query }) =>
    listPage(db, person, query),
  );
  answer(app, calls.list, contract.list, ({ db, person, query }) => listChoices(db, person, query));
  answer(app, calls.managed, contract.managed, async ({ db, storage, person, query }) =>
    readManaged(db, storage, await findRunBy(db, person, query.id)),
  );
  changeResources(app);
}

function changeResources(app: FastifyInstance) {
  answer(app, calls.oss, contract.oss, ({ db, query, ...asker }) => permitParts(db, asker, query));
  answer(app, calls.cancelUpload, contract.cancelUpload, ({ db, query, ...asker }) =>
    cancelUpload(db, asker, query.uploadId),
  );
  answer(app, calls.upload, contract.upload, ({ body, ...maker }) => addResource(maker, body));
  answer(app, calls.edit, contract.edit, ({ body, ...maker }) => editResource(maker, body));
  answer(app, calls.remove, contract.remove, ({ query, ...maker }) =>
    removeResource(maker, query.id),
  );
  answer(app, calls.setGround, contract.setGround, ({ body, ...maker }) =>
    groundResources(maker, body),
  );
  answer(app, calls.convertAgain, contract.convertAgain, ({ body, ...maker }) =>
    convertAgain(maker, body.fileId),
  );
}
