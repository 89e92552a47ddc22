import { slideTrayCalls as calls } from '@cheese/domain/calls/slides/slideTray';
import { slideTrayContract as contract } from '@cheese/domain/contract/slides/slideTray';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listTrays, readTray } from './slideTray.service';
import { listOfExam, readExamTiles } from './slideTrayExam.service';

export function slideTrayRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, ...asking }) => listTrays(db, asking));
  answer(app, calls.detail, contract.detail, ({ db, query, ...asking }) =>
    readTray(db, asking, query.id),
  );
  answer(app, calls.ofExam, contract.ofExam, ({ query, ...asking }) =>
    listOfExam(asking, query.examId),
  );
  answer(app, calls.examTileSource, contract.examTileSource, ({ query, ...asking }) =>
    readExamTiles(asking, query),
  );
}
