import { collectCalls as calls } from '@cheese/domain/calls/learning/collect';
import { collectContract as contract } from '@cheese/domain/contract/learning/collect';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { collect, isCollected, uncollect } from './collect.service';

/** Lists and catalogs of what was collected open with the pages of one's own courses. */
export function collectRoutes(app: FastifyInstance) {
  answer(app, calls.state, contract.state, ({ db, person, query }) =>
    isCollected(db, person, query),
  );
  answer(app, calls.add, contract.add, ({ db, body, ...who }) => collect(db, who, body));
  answer(app, calls.remove, contract.remove, ({ db, person, query }) =>
    uncollect(db, person, query),
  );
}
