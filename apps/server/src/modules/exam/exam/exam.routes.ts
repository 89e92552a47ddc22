import { examCalls as calls } from '@cheese/domain/calls/exam/exam';
import { examContract as contract } from '@cheese/domain/contract/exam/exam';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listExamCourses } from './courses/exam.courses';
import { enterExam } from './exam.enter';
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
import { withdrawExam } from './exam.withdraw';

export function examRoutes(app: FastifyInstance) {
  answer(app, calls.courses, contract.courses, ({ query, ...asking }) =>
    listExamCourses(asking, query),
  );
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listExams(asking, query));
  answer(app, calls.description, contract.description, ({ query, ...asking }) =>
    describeExam(asking, query.examId),
  );
  answer(app, calls.enter, contract.enter, ({ body, ...asking }) => enterExam(asking, body));
  answer(app, calls.testPaper, contract.testPaper, ({ query, ...asking }) =>
    readPaper(asking, query.examId),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...asking }) => saveExam(asking, body));
  answer(app, calls.leave, contract.leave, ({ body, ...asking }) => noteLeaving(asking, body));
  answer(app, calls.residueTime, contract.residueTime, ({ query, ...asking }) =>
    readResidue(asking, query.examId),
  );
  answer(app, calls.submit, contract.submit, ({ body, ...asking }) => submitExam(asking, body));
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...asking }) =>
    withdrawExam(asking, body),
  );
  answer(app, calls.result, contract.result, ({ query, ...asking }) =>
    readExamResult(asking, query.examId),
  );
  answer(app, calls.review, contract.review, ({ query, ...asking }) =>
    readReview(asking, query.examId),
  );
  answer(app, calls.history, contract.history, ({ query, ...asking }) =>
    listHistory(asking, query),
  );
}
