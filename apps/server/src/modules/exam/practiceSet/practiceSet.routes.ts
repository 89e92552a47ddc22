import { practiceSetCalls as calls } from '@cheese/domain/calls/exam/practiceSet';
import { practiceSetContract as contract } from '@cheese/domain/contract/exam/practiceSet';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listPractisable } from './practiceSet.banks';
import { countFitting } from './practiceSet.fitting';
import { addSet, editSet, listSets, readSet, removeSet, restoreSet } from './practiceSet.service';

export function practiceSetRoutes(app: FastifyInstance) {
  answer(app, calls.banks, contract.banks, (context) => listPractisable(context));
  answer(app, calls.fitting, contract.fitting, ({ body, ...context }) =>
    countFitting(context, body),
  );
  answer(app, calls.list, contract.list, (context) => listSets(context));
  answer(app, calls.detail, contract.detail, ({ query, ...context }) => readSet(context, query.id));
  answer(app, calls.add, contract.add, ({ body, ...context }) => addSet(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editSet(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeSet(context, query.id),
  );
  answer(app, calls.restore, contract.restore, ({ body, ...context }) =>
    restoreSet(context, body.id),
  );
}
