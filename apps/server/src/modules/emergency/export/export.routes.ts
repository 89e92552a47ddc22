import { certificateRecordCalls } from '@cheese/domain/calls/emergency/certificateRecord';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { certificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import { questionContract } from '@cheese/domain/contract/emergency/question';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportQuestions, exportRecords } from './export.service';

export function exportRoutes(app: FastifyInstance) {
  answer(app, questionCalls.export, questionContract.export, ({ db, query, ...manager }) =>
    exportQuestions(db, manager, query),
  );
  answer(
    app,
    certificateRecordCalls.export,
    certificateRecordContract.export,
    ({ db, query, ...manager }) => exportRecords(db, manager, query),
  );
}
