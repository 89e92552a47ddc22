import { modelMakingCalls as calls } from '@cheese/domain/calls/bodies/modelMaking';
import { modelMakingContract as contract } from '@cheese/domain/contract/bodies/modelMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addModel } from './modelMaking.add';
import { listFiles, listOwn, listTerms, readLoss } from './modelMaking.lists';
import { editModel, readOwn, removeModel, showModel } from './modelMaking.save';

export function modelMakingRoutes(app: FastifyInstance) {
  answer(app, calls.files, contract.files, ({ query, ...own }) => listFiles(own, query));
  answer(app, calls.list, contract.list, ({ query, ...own }) => listOwn(own, query));
  answer(app, calls.detail, contract.detail, ({ query, ...own }) => readOwn(own, query.id));
  answer(app, calls.terms, contract.terms, ({ query, ...own }) => listTerms(own, query.words));
  answer(app, calls.add, contract.add, ({ body, ...own }) => addModel(own, body));
  answer(app, calls.edit, contract.edit, ({ body, ...own }) => editModel(own, body));
  answer(app, calls.show, contract.show, ({ body, ...own }) => showModel(own, body));
  answer(app, calls.loss, contract.loss, ({ query, ...own }) => readLoss(own, query.id));
  answer(app, calls.remove, contract.remove, ({ query, ...own }) => removeModel(own, query.id));
}
