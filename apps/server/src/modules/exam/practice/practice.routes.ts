import { practiceCalls as calls } from '@cheese/domain/calls/exam/practice';
import { practiceContract as contract } from '@cheese/domain/contract/exam/practice';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listChapterQuestions } from './chapterQuestions';
import type { SeeMade } from './practice.draw';
import { readPercentile } from './practice.percentile';
import { gradeByHand } from './practice.review';
import {
  listPractices,
  listRevealed,
  practiseAgain,
  readQuestions,
  readResult,
  readStatus,
  revealQuestion,
  savePractice,
  startPractice,
  submitPractice,
} from './practice.service';

export const practiceRoutes = (seeMade: SeeMade) => (app: FastifyInstance) => {
  answer(app, calls.start, contract.start, ({ body, ...asking }) =>
    startPractice({ ...asking, seeMade }, body),
  );
  answer(app, calls.save, contract.save, ({ body, ...asking }) => savePractice(asking, body));
  answer(app, calls.reveal, contract.reveal, ({ body, ...asking }) => revealQuestion(asking, body));
  answer(app, calls.grade, contract.grade, ({ body, ...asking }) => gradeByHand(asking, body));
  answer(app, calls.submit, contract.submit, ({ body, ...asking }) => submitPractice(asking, body));
  answer(app, calls.again, contract.again, ({ body, ...asking }) =>
    practiseAgain({ ...asking, seeMade }, body),
  );
  answer(app, calls.status, contract.status, ({ query, ...asking }) => readStatus(asking, query));
  answer(app, calls.result, contract.result, ({ query, ...asking }) =>
    readResult(asking, query.practiceId),
  );
  answer(app, calls.percentile, contract.percentile, ({ query, ...asking }) =>
    readPercentile(asking, query.practiceId),
  );
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listPractices(asking, query));
  answer(app, calls.questions, contract.questions, ({ query, ...asking }) =>
    readQuestions(asking, query.practiceId),
  );
  answer(app, calls.revealed, contract.revealed, ({ query, ...asking }) =>
    listRevealed(asking, query.practiceId),
  );
  answer(app, calls.chapterQuestions, contract.chapterQuestions, ({ query, ...asking }) =>
    listChapterQuestions(asking, query),
  );
};
