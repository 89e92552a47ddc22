import { cloudTeachCalls as calls } from '@cheese/domain/calls/learning/cloudTeach';
import { cloudTeachManageCalls as manage } from '@cheese/domain/calls/learning/cloudTeachManage';
import { cloudTeachContract as contract } from '@cheese/domain/contract/learning/cloudTeach';
import { cloudTeachManageContract as managed } from '@cheese/domain/contract/learning/cloudTeachManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  declineApplication,
  listApplications,
  markContacted,
  openApplication,
  readPhone,
} from './cloudTeach.manage';
import { applyForCloudTeach, listOwnApplications, withdrawApplication } from './cloudTeach.service';

export function cloudTeachRoutes(app: FastifyInstance) {
  answer(app, calls.apply, contract.apply, ({ db, body, ...door }) =>
    applyForCloudTeach(db, door, body),
  );
  answer(app, calls.mine, contract.mine, ({ db, ...own }) => listOwnApplications(db, own));
  answer(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawApplication(db, own, body.id),
  );
  answer(app, manage.list, managed.list, ({ db, query }) => listApplications(db, query));
  answer(app, manage.phone, managed.phone, ({ db, body, ...own }) => readPhone(db, own, body.id));
  answer(app, manage.contact, managed.contact, ({ db, body, ...own }) =>
    markContacted(db, own, body.id),
  );
  answer(app, manage.open, managed.open, ({ db, body, ...own }) =>
    openApplication(db, own, body.id),
  );
  answer(app, manage.decline, managed.decline, ({ db, body, ...own }) =>
    declineApplication(db, own, body),
  );
}
