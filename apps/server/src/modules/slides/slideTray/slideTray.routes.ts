import { slideTrayCalls as calls } from '@cheese/domain/calls/slides/slideTray';
import { slideTrayMakingCalls as makingCalls } from '@cheese/domain/calls/slides/slideTrayMaking';
import { slideTrayContract as contract } from '@cheese/domain/contract/slides/slideTray';
import { slideTrayMakingContract as making } from '@cheese/domain/contract/slides/slideTrayMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addTray,
  editTray,
  listMade,
  listTrays,
  readMade,
  readTray,
  removeTray,
} from './slideTray.service';
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
  answer(app, makingCalls.list, making.list, ({ db, query, ...asking }) =>
    listMade(db, asking, query),
  );
  answer(app, makingCalls.detail, making.detail, ({ db, query, ...asking }) =>
    readMade(db, asking, query.id),
  );
  answer(app, makingCalls.add, making.add, ({ db, body, ...asking }) => addTray(db, asking, body));
  answer(app, makingCalls.edit, making.edit, ({ db, body, ...asking }) =>
    editTray(db, asking, body),
  );
  answer(app, makingCalls.remove, making.remove, ({ db, query, ...asking }) =>
    removeTray(db, asking, query.id),
  );
}
