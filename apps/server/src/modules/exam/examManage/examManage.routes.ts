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
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    listSchoolExams(context, query),
  );
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readManaged(context, query.examId),
  );
  answer(app, calls.create, contract.create, ({ body, ...context }) =>
    createExam(context, body.paperId),
  );
  answer(app, calls.save, contract.save, ({ body, ...context }) => saveExam(context, body));
  answer(app, calls.publish, contract.publish, ({ body, ...context }) =>
    publishExam(context, body),
  );
  answer(app, calls.cancel, contract.cancel, ({ body, ...context }) => cancelExam(context, body));
  answer(app, calls.copy, contract.copy, ({ body, ...context }) => copyExam(context, body.examId));
  answer(app, calls.remove, contract.remove, ({ body, ...context }) =>
    removeDraft(context, body.examId),
  );
}
