import { cloudTeachManageCalls as calls } from '@cheese/domain/calls/learning/cloudTeachManage';
import { cloudTeachManageContract as contract } from '@cheese/domain/contract/learning/cloudTeachManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  declineApplication,
  listApplications,
  markContacted,
  openApplication,
  readPhone,
} from './cloudTeach.manage';

export function cloudTeachManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listApplications(db, query));
  answer(app, calls.phone, contract.phone, ({ db, body, ...own }) => readPhone(db, own, body.id));
  answer(app, calls.contact, contract.contact, ({ db, body, ...own }) =>
    markContacted(db, own, body.id),
  );
  answer(app, calls.open, contract.open, ({ db, body, ...own }) =>
    openApplication(db, own, body.id),
  );
  answer(app, calls.decline, contract.decline, ({ db, body, ...own }) =>
    declineApplication(db, own, body),
  );
}
