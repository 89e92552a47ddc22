import { slideTourCalls as calls } from '@cheese/domain/calls/slides/slideTour';
import { slideTourContract as contract } from '@cheese/domain/contract/slides/slideTour';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addTour, editTour, listTours, removeTour, setTourVisibility } from './slideTour.service';

export function slideTourRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...looking }) =>
    listTours(looking, query.slideId),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => addTour(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editTour(context, body));
  answer(app, calls.setVisibility, contract.setVisibility, ({ body, ...context }) =>
    setTourVisibility(context, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeTour(context, query.id),
  );
}
