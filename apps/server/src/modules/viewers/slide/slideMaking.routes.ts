import { slideMakingCalls as calls } from '@cheese/domain/calls/viewers/slideMaking';
import { slideMakingContract as contract } from '@cheese/domain/contract/viewers/slideMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { addSlide, editSlide, listOwn, removeSlide } from './slideMaking.service';

export function slideMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listOwn(db, own, query));
  answer(app, calls.add, contract.add, ({ db, body, ...own }) => addSlide(db, own, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...own }) => editSlide(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeSlide(db, own, query.id),
  );
}
