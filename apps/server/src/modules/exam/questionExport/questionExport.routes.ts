import { questionExportCalls as calls } from '@cheese/domain/calls/exam/questionExport';
import { questionExportContract as contract } from '@cheese/domain/contract/exam/questionExport';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportQuestions } from './questionExport.service';

export function questionExportRoutes(app: FastifyInstance) {
  answer(app, calls.make, contract.make, ({ db, body, ...context }) =>
    exportQuestions(db, context, body),
  );
}
