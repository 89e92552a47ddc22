import { slideTrayCalls as calls } from '@cheese/domain/calls/slides/slideTray';
import { slideTrayContract as contract } from '@cheese/domain/contract/slides/slideTray';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listTrays, readTray } from './slideTray.service';
import { listOfExam, readExamTiles } from './slideTrayExam.service';

export function slideTrayRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, ...context }) => listTrays(db, context));
  answer(app, calls.detail, contract.detail, ({ db, query, ...context }) =>
    readTray(db, context, query.id),
  );
  answer(app, calls.ofExam, contract.ofExam, ({ query, ...context }) =>
    listOfExam(context, query.examId),
  );
  answer(app, calls.examTileSource, contract.examTileSource, ({ query, ...context }) =>
    readExamTiles(context, query),
  );
}
