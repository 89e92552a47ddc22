import { slideReportCalls as calls } from '@cheese/domain/calls/slides/slideReport';
import { slideReportContract as contract } from '@cheese/domain/contract/slides/slideReport';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerReport, listKept, listReports, report } from './slideReport.service';

export function slideReportRoutes(app: FastifyInstance) {
  answer(app, calls.add, contract.add, ({ db, body, ...who }) => report(db, who, body));
  answer(app, calls.list, contract.list, ({ db, query, ...who }) => listReports(db, who, query));
  answer(app, calls.kept, contract.kept, ({ db, query, ...who }) => listKept(db, who, query));
  answer(app, calls.answer, contract.answer, ({ db, body, ...who }) => answerReport(db, who, body));
}
