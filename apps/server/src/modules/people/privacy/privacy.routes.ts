import { privacyCalls as calls } from '@cheese/domain/calls/people/privacy';
import { privacyContract as contract } from '@cheese/domain/contract/people/privacy';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readRetention, setRetention } from './privacy.retention';
import { askExport, deleteAccount, listLooks, readOverview } from './privacy.service';

export function privacyRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ db, ...own }) => readOverview(db, own));
  answer(app, calls.looks, contract.looks, ({ db, query, ...own }) => listLooks(db, own, query));
  answer(app, calls.exportOwn, contract.exportOwn, ({ db, ...own }) => askExport(db, own));
  answer(app, calls.deleteAccount, contract.deleteAccount, ({ db, body, ...door }) =>
    deleteAccount(db, door, body),
  );
  answer(app, calls.retention, contract.retention, ({ db }) => readRetention(db));
  answer(app, calls.setRetention, contract.setRetention, ({ db, body, ...own }) =>
    setRetention(db, own, body),
  );
}
