import { examReportCalls as calls } from '@cheese/domain/calls/exam/examReport';
import { examReportContract as contract } from '@cheese/domain/contract/exam/examReport';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { correctKey, tryCorrection } from './examReport.correct';
import { listCorrections } from './examReport.corrections';
import { exportGrades } from './examReport.export';
import { listGrades, readAnalysis, readAttempt, readSummary } from './examReport.service';

export function examReportRoutes(app: FastifyInstance) {
  answer(app, calls.summary, contract.summary, ({ query, ...asking }) =>
    readSummary(asking, query.examId),
  );
  answer(app, calls.gradebook, contract.gradebook, ({ query, ...asking }) =>
    listGrades(asking, query),
  );
  answer(app, calls.attempt, contract.attempt, ({ query, ...asking }) =>
    readAttempt(asking, query),
  );
  answer(app, calls.export, contract.export, ({ query, ...asking }) =>
    exportGrades(asking, query.examId),
  );
  answer(app, calls.analysis, contract.analysis, ({ query, ...asking }) =>
    readAnalysis(asking, query.examId),
  );
  answer(app, calls.tryCorrection, contract.tryCorrection, ({ body, ...asking }) =>
    tryCorrection(asking, body),
  );
  answer(app, calls.correct, contract.correct, ({ body, ...asking }) => correctKey(asking, body));
  answer(app, calls.corrections, contract.corrections, ({ query, ...asking }) =>
    listCorrections(asking, query.examId),
  );
}
