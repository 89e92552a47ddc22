import { slideMineCalls as calls } from '@cheese/domain/calls/slides/slideMine';
import { slideMineContract as contract } from '@cheese/domain/contract/slides/slideMine';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listLooked, listOwnLibraries, remember } from './slideMine.service';

export function slideMineRoutes(app: FastifyInstance) {
  answer(app, calls.libraries, contract.libraries, ({ db, query, ...who }) =>
    listOwnLibraries(db, who, query),
  );
  answer(app, calls.looked, contract.looked, ({ db, query, ...who }) => listLooked(db, who, query));
  answer(app, calls.remember, contract.remember, ({ db, body, ...who }) => remember(db, who, body));
}
