import { examManageCalls as calls } from '@cheese/domain/calls/exam/examManage';
import { examManageContract as contract } from '@cheese/domain/contract/exam/examManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { cancelExam, publishExam } from './examManage.publish';
import { saveExam } from './examManage.save';
import {
  copyExam,
  createExam,
  listSchoolExams,
  readManaged,
  removeDraft,
} from './examManage.service';

export function examManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listSchoolExams(asking, query));
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) =>
    readManaged(asking, query.examId),
  );
  answer(app, calls.create, contract.create, ({ body, ...asking }) =>
    createExam(asking, body.paperId),
  );
  answer(app, calls.save, contract.save, ({ body, ...asking }) => saveExam(asking, body));
  answer(app, calls.publish, contract.publish, ({ body, ...asking }) => publishExam(asking, body));
  answer(app, calls.cancel, contract.cancel, ({ body, ...asking }) => cancelExam(asking, body));
  answer(app, calls.copy, contract.copy, ({ body, ...asking }) => copyExam(asking, body.examId));
  answer(app, calls.remove, contract.remove, ({ body, ...asking }) =>
    removeDraft(asking, body.examId),
  );
}
