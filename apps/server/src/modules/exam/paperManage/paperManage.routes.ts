import { paperManageCalls as calls } from '@cheese/domain/calls/exam/paperManage';
import { paperManageContract as contract } from '@cheese/domain/contract/exam/paperManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { drawOnce } from './paperManage.draw';
import { exportPaper, readMade } from './paperManage.made';
import { listSources, pickQuestions } from './paperManage.pick';
import {
  archivePaper,
  copyPaper,
  createPaper,
  listPapers,
  readPaperDetail,
  savePaper,
} from './paperManage.service';

export function paperManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listPapers(asking, query));
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) =>
    readPaperDetail(asking, query.paperId),
  );
  answer(app, calls.sources, contract.sources, (asking) => listSources(asking));
  answer(app, calls.pick, contract.pick, ({ body, ...asking }) => pickQuestions(asking, body));
  answer(app, calls.draw, contract.draw, ({ body, ...asking }) => drawOnce(asking, body));
  answer(app, calls.made, contract.made, ({ query, ...asking }) => readMade(asking, query));
  answer(app, calls.create, contract.create, ({ body, ...asking }) =>
    createPaper(asking, body.name),
  );
  answer(app, calls.save, contract.save, ({ body, ...asking }) => savePaper(asking, body));
  answer(app, calls.copy, contract.copy, ({ body, ...asking }) => copyPaper(asking, body.paperId));
  answer(app, calls.archive, contract.archive, ({ body, ...asking }) => archivePaper(asking, body));
  answer(app, calls.export, contract.export, ({ query, ...asking }) => exportPaper(asking, query));
}
