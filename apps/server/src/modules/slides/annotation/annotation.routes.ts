import { annotationCalls as calls } from '@cheese/domain/calls/slides/annotation';
import { annotationContract as contract } from '@cheese/domain/contract/slides/annotation';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { editLayer } from './annotation.edit';
import {
  addLayer,
  listLayers,
  readShapes,
  removeLayer,
  setLayerVisibility,
} from './annotation.service';

export function annotationRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...looking }) =>
    listLayers(looking, query.slideId),
  );
  answer(app, calls.shapes, contract.shapes, ({ query, ...looking }) =>
    readShapes(looking, query.id),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => addLayer(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editLayer(context, body));
  answer(app, calls.setVisibility, contract.setVisibility, ({ body, ...context }) =>
    setLayerVisibility(context, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeLayer(context, query.id),
  );
}
