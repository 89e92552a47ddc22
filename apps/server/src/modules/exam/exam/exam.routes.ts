import { examCalls as calls } from '@cheese/domain/calls/exam/exam';
import { examContract as contract } from '@cheese/domain/contract/exam/exam';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listExamCourses } from './courses/exam.courses';
import { enterExam } from './sitting/exam.enter';
import { listHistory } from './exam.history';
import {
  describeExam,
  listExams,
  noteLeaving,
  readExamResult,
  readPaper,
  readResidue,
  readReview,
  saveExam,
  submitExam,
} from './exam.service';
import { withdrawExam } from './sitting/exam.withdraw';

export function examRoutes(app: FastifyInstance) {
  answer(app, calls.courses, contract.courses, ({ query, ...context }) =>
    listExamCourses(context, query),
  );
  answer(app, calls.list, contract.list, ({ query, ...context }) => listExams(context, query));
  answer(app, calls.description, contract.description, ({ query, ...context }) =>
    describeExam(context, query.examId),
  );
  answer(app, calls.enter, contract.enter, ({ body, ...context }) => enterExam(context, body));
  answer(app, calls.testPaper, contract.testPaper, ({ query, ...context }) =>
    readPaper(context, query.examId),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...context }) => saveExam(context, body));
  answer(app, calls.leave, contract.leave, ({ body, ...context }) => noteLeaving(context, body));
  answer(app, calls.residueTime, contract.residueTime, ({ query, ...context }) =>
    readResidue(context, query.examId),
  );
  answer(app, calls.submit, contract.submit, ({ body, ...context }) => submitExam(context, body));
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...context }) =>
    withdrawExam(context, body),
  );
  answer(app, calls.result, contract.result, ({ query, ...context }) =>
    readExamResult(context, query.examId),
  );
  answer(app, calls.review, contract.review, ({ query, ...context }) =>
    readReview(context, query.examId),
  );
  answer(app, calls.history, contract.history, ({ query, ...context }) =>
    listHistory(context, query),
  );
}
