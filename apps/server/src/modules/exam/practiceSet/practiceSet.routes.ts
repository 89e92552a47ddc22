import { practiceSetCalls as calls } from '@cheese/domain/calls/exam/practiceSet';
import { practiceSetContract as contract } from '@cheese/domain/contract/exam/practiceSet';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listPractisable } from './practiceSet.banks';
import { countFitting } from './practiceSet.fitting';
import { addSet, editSet, listSets, readSet, removeSet, restoreSet } from './practiceSet.service';

export function practiceSetRoutes(app: FastifyInstance) {
  answer(app, calls.banks, contract.banks, (asking) => listPractisable(asking));
  answer(app, calls.fitting, contract.fitting, ({ body, ...asking }) => countFitting(asking, body));
  answer(app, calls.list, contract.list, (asking) => listSets(asking));
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) => readSet(asking, query.id));
  answer(app, calls.add, contract.add, ({ body, ...asking }) => addSet(asking, body));
  answer(app, calls.edit, contract.edit, ({ body, ...asking }) => editSet(asking, body));
  answer(app, calls.remove, contract.remove, ({ query, ...asking }) => removeSet(asking, query.id));
  answer(app, calls.restore, contract.restore, ({ body, ...asking }) =>
    restoreSet(asking, body.id),
  );
}
