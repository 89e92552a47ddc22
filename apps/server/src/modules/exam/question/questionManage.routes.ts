import { questionManageCalls as calls } from '@cheese/domain/calls/exam/questionManage';
import { questionManageContract as contract } from '@cheese/domain/contract/exam/questionManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { undoChange } from './history/change.undo';
import { gradeBatch, moveBatch, removeBatch, tagBatch } from './question.batch';
import { copyBatch } from './question.copy';
import { type ExamsAsking, readHistory, restoreVersion } from './history/question.history';
import { listQuestions, readQuestion } from './question.list';
import { listReports, settleReport } from './history/question.reports';
import { saveQuestions } from './question.save';
import { listTwins } from './question.twins';

export const questionManageRoutes = (examsAsking: ExamsAsking) => (app: FastifyInstance) => {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listQuestions(db, own, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readQuestion(db, own, query.questionId),
  );
  answer(app, calls.save, contract.save, ({ db, body, ...own }) => saveQuestions(db, own, body));
  answer(app, calls.history, contract.history, ({ db, query, ...own }) =>
    readHistory(db, { ...own, examsAsking }, query.questionId),
  );
  answer(app, calls.restore, contract.restore, ({ db, body, ...own }) =>
    restoreVersion(db, own, body),
  );
  answer(app, calls.twins, contract.twins, ({ db, query, ...own }) => listTwins(db, own, query));
  answer(app, calls.reports, contract.reports, ({ db, query, ...own }) =>
    listReports(db, own, query),
  );
  answer(app, calls.settle, contract.settle, ({ db, body, ...own }) => settleReport(db, own, body));
  answerBatches(app);
};

function answerBatches(app: FastifyInstance) {
  answer(app, calls.move, contract.move, ({ db, body, ...own }) => moveBatch(db, own, body));
  answer(app, calls.tag, contract.tag, ({ db, body, ...own }) => tagBatch(db, own, body));
  answer(app, calls.grade, contract.grade, ({ db, body, ...own }) => gradeBatch(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, body, ...own }) => removeBatch(db, own, body));
  answer(app, calls.copy, contract.copy, ({ db, body, ...own }) => copyBatch(db, own, body));
  answer(app, calls.undo, contract.undo, ({ db, body, ...own }) =>
    undoChange(db, own, body.changeId),
  );
}
