import { anatomyTourCalls as calls } from '@cheese/domain/calls/bodies/anatomyTour';
import { anatomyTourContract as contract } from '@cheese/domain/contract/bodies/anatomyTour';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { anatomyTours as tours } from './anatomyTour.service';

export function anatomyTourRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    tours.list(context, query.anatomyId),
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
