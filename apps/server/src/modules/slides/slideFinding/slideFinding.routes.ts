import { slideFindingCalls as calls } from '@cheese/domain/calls/slides/slideFinding';
import { slideFindingContract as contract } from '@cheese/domain/contract/slides/slideFinding';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { handIn, listFindings, takeBack } from './slideFinding.service';

export function slideFindingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    listFindings(context, query.slideId),
  );
  answer(app, calls.handIn, contract.handIn, ({ body, ...context }) => handIn(context, body));
  answer(app, calls.takeBack, contract.takeBack, ({ body, ...context }) =>
    takeBack(context, body.id),
  );
}
