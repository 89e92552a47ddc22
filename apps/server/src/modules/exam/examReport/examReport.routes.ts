import { examReportCalls as calls } from '@cheese/domain/calls/exam/examReport';
import { examReportContract as contract } from '@cheese/domain/contract/exam/examReport';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { correctKey, tryCorrection } from './examReport.correct';
import { listCorrections } from './examReport.corrections';
import { exportGrades } from './examReport.export';
import { listGrades, readAnalysis, readAttempt, readSummary } from './examReport.service';

export function examReportRoutes(app: FastifyInstance) {
  answer(app, calls.summary, contract.summary, ({ query, ...context }) =>
    readSummary(context, query.examId),
  );
  answer(app, calls.gradebook, contract.gradebook, ({ query, ...context }) =>
    listGrades(context, query),
  );
  answer(app, calls.attempt, contract.attempt, ({ query, ...context }) =>
    readAttempt(context, query),
  );
  answer(app, calls.export, contract.export, ({ query, ...context }) =>
    exportGrades(context, query.examId),
  );
  answer(app, calls.analysis, contract.analysis, ({ query, ...context }) =>
    readAnalysis(context, query.examId),
  );
  answer(app, calls.tryCorrection, contract.tryCorrection, ({ body, ...context }) =>
    tryCorrection(context, body),
  );
  answer(app, calls.correct, contract.correct, ({ body, ...context }) => correctKey(context, body));
  answer(app, calls.corrections, contract.corrections, ({ query, ...context }) =>
    listCorrections(context, query.examId),
  );
}
