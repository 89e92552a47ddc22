import { slideGazeCalls as calls } from '@cheese/domain/calls/slides/slideGaze';
import { slideGazeContract as contract } from '@cheese/domain/contract/slides/slideGaze';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readGaze, readWatchers, tellGaze } from './slideGaze.service';

export function slideGazeRoutes(app: FastifyInstance) {
  answer(app, calls.tell, contract.tell, ({ db, body, ...who }) => tellGaze(db, who, body));
  answer(app, calls.map, contract.map, ({ db, query, ...who }) => readGaze(db, who, query.slideId));
  answer(app, calls.watchers, contract.watchers, ({ db, query, ...who }) =>
    readWatchers(db, who, query),
  );
}
