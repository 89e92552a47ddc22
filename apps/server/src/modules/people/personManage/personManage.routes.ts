import { personManageCalls as calls } from '@cheese/domain/calls/people/personManage';
import { personManageContract as contract } from '@cheese/domain/contract/people/personManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { disablePerson, endSessionsOf, replacePhone } from './personManage.acts';
import { listPeople, readPerson } from './personManage.read';

export function personManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listPeople(db, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readPerson(db, own, query.id),
  );
  answer(app, calls.disable, contract.disable, ({ db, body, ...own }) =>
    disablePerson(db, own, body),
  );
  answer(app, calls.endSessions, contract.endSessions, ({ db, body, ...own }) =>
    endSessionsOf(db, own, body),
  );
  answer(app, calls.replacePhone, contract.replacePhone, ({ db, body, ...own }) =>
    replacePhone(db, own, body),
  );
}
