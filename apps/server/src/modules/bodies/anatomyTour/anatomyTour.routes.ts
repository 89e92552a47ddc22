import { anatomyTourCalls as calls } from '@cheese/domain/calls/bodies/anatomyTour';
import { anatomyTourContract as contract } from '@cheese/domain/contract/bodies/anatomyTour';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { anatomyTours as tours } from './anatomyTour.service';

export function anatomyTourRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...caller }) =>
    tours.list(caller, query.anatomyId),
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
