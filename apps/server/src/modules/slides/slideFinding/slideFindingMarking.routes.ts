import { slideFindingMarkingCalls as calls } from '@cheese/domain/calls/slides/slideFindingMarking';
import { slideFindingMarkingContract as contract } from '@cheese/domain/contract/slides/slideFindingMarking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listHanded, markFinding, readHanded } from './slideFindingMarking.service';

export function slideFindingMarkingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) => listHanded(context, query));
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readHanded(context, query.id),
  );
  answer(app, calls.mark, contract.mark, ({ body, ...context }) => markFinding(context, body));
}
