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
  readQuestions,
  readResult,
  readStatus,
} from './practice.read';
import { revealQuestion, savePractice, submitPractice } from './practice.service';
import { practiseAgain, startPractice } from './practice.start';

export const practiceRoutes = (seeMade: SeeMade) => (app: FastifyInstance) => {
  answer(app, calls.start, contract.start, ({ body, ...context }) =>
    startPractice({ ...context, seeMade }, body),
  );
  answer(app, calls.save, contract.save, ({ body, ...context }) => savePractice(context, body));
  answer(app, calls.reveal, contract.reveal, ({ body, ...context }) =>
    revealQuestion(context, body),
  );
  answer(app, calls.grade, contract.grade, ({ body, ...context }) => gradeByHand(context, body));
  answer(app, calls.submit, contract.submit, ({ body, ...context }) =>
    submitPractice(context, body),
  );
  answer(app, calls.again, contract.again, ({ body, ...context }) =>
    practiseAgain({ ...context, seeMade }, body),
  );
  answer(app, calls.status, contract.status, ({ query, ...context }) => readStatus(context, query));
  answer(app, calls.result, contract.result, ({ query, ...context }) =>
    readResult(context, query.practiceId),
  );
  answer(app, calls.percentile, contract.percentile, ({ query, ...context }) =>
    readPercentile(context, query.practiceId),
  );
  answer(app, calls.list, contract.list, ({ query, ...context }) => listPractices(context, query));
  answer(app, calls.questions, contract.questions, ({ query, ...context }) =>
    readQuestions(context, query.practiceId),
  );
  answer(app, calls.revealed, contract.revealed, ({ query, ...context }) =>
    listRevealed(context, query.practiceId),
  );
  answer(app, calls.chapterQuestions, contract.chapterQuestions, ({ query, ...context }) =>
    listChapterQuestions(context, query),
  );
};
