import { openCalls } from '@cheese/domain/calls/base/open';
import { scanCalls } from '@cheese/domain/calls/people/scan';
import { openContract } from '@cheese/domain/contract/base/open';
import { scanContract } from '@cheese/domain/contract/people/scan';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { HeldScans } from './scan.held';
import { awaitPhone, cancelScan, completeScan, generateIds, submitScan } from './scan.service';

export function scanRoutes(app: FastifyInstance) {
  const held = new HeldScans(app.services.database.db);
  answer(app, openCalls.generateIds, openContract.generateIds, ({ db, query, ...door }) =>
    generateIds(db, door, query.cnt),
  );
  answer(app, scanCalls.login, scanContract.login, ({ body, ...door }) =>
    awaitPhone({ ...door, held }, body.uuid),
  );
  answer(app, scanCalls.submit, scanContract.submit, ({ db, body, ...door }) =>
    submitScan(db, door, body.uuid),
  );
  answer(app, scanCalls.cancel, scanContract.cancel, ({ db, body, ...door }) =>
    cancelScan(db, door, body.uuid),
  );
  answer(app, scanCalls.complete, scanContract.complete, ({ db, body, ...phone }) =>
    completeScan(db, phone, body.uuid),
  );
}
