import { slideTourCalls as calls } from '@cheese/domain/calls/slides/slideTour';
import { slideTourContract as contract } from '@cheese/domain/contract/slides/slideTour';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { slideTours as tours } from './slideTour.service';

export function slideTourRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...caller }) =>
    tours.list(caller, query.slideId),
  );
  answer(app, calls.add, contract.add, ({ body, ...caller }) => tours.add(caller, body));
  answer(app, calls.edit, contract.edit, ({ body, ...caller }) => tours.edit(caller, body));
  answer(app, calls.setVisibility, contract.setVisibility, ({ body, ...caller }) =>
    tours.setVisibility(caller, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...caller }) =>
    tours.remove(caller, query.id),
  );
}
