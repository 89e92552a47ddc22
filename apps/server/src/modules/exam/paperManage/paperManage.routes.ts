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
  answer(app, calls.list, contract.list, ({ query, ...context }) => listPapers(context, query));
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readPaperDetail(context, query.paperId),
  );
  answer(app, calls.sources, contract.sources, (context) => listSources(context));
  answer(app, calls.pick, contract.pick, ({ body, ...context }) => pickQuestions(context, body));
  answer(app, calls.draw, contract.draw, ({ body, ...context }) => drawOnce(context, body));
  answer(app, calls.made, contract.made, ({ query, ...context }) => readMade(context, query));
  answer(app, calls.create, contract.create, ({ body, ...context }) =>
    createPaper(context, body.name),
  );
  answer(app, calls.save, contract.save, ({ body, ...context }) => savePaper(context, body));
  answer(app, calls.copy, contract.copy, ({ body, ...context }) =>
    copyPaper(context, body.paperId),
  );
  answer(app, calls.archive, contract.archive, ({ body, ...context }) =>
    archivePaper(context, body),
  );
  answer(app, calls.export, contract.export, ({ query, ...context }) =>
    exportPaper(context, query),
  );
}
