import { slideTourCalls as calls } from '@cheese/domain/calls/slides/slideTour';
import { slideTourContract as contract } from '@cheese/domain/contract/slides/slideTour';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { slideTours as tours } from './slideTour.service';

export function slideTourRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    tours.list(context, query.slideId),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => tours.add(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => tours.edit(context, body));
  answer(app, calls.setVisibility, contract.setVisibility, ({ body, ...context }) =>
    tours.setVisibility(context, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    tours.remove(context, query.id),
  );
}
