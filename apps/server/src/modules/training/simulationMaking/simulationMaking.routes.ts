import { simulationMakingCalls as calls } from '@cheese/domain/calls/training/simulationMaking';
import { simulationMakingContract as contract } from '@cheese/domain/contract/training/simulationMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { editSimulation } from './simulationMaking.save';
import {
  addSimulation,
  listOwn,
  readLoss,
  readOwn,
  removeSimulation,
  showSimulation,
} from './simulationMaking.service';

export function simulationMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...own }) => listOwn(own, query));
  answer(app, calls.detail, contract.detail, ({ query, ...own }) => readOwn(own, query.id));
  answer(app, calls.add, contract.add, ({ body, ...own }) => addSimulation(own, body));
  answer(app, calls.edit, contract.edit, ({ body, ...own }) => editSimulation(own, body));
  answer(app, calls.show, contract.show, ({ body, ...own }) => showSimulation(own, body));
  answer(app, calls.loss, contract.loss, ({ query, ...own }) => readLoss(own, query.id));
  answer(app, calls.remove, contract.remove, ({ query, ...own }) =>
    removeSimulation(own, query.id),
  );
}
