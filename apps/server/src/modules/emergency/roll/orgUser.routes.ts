import { orgUserCalls as calls } from '@cheese/domain/calls/emergency/orgUser';
import { orgUserContract as contract } from '@cheese/domain/contract/emergency/orgUser';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addOrgUser,
  editOrgUser,
  listOrgUsers,
  removeOrgUser,
  resetPassword,
} from './orgUser.service';

export function orgUserRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, person, query }) =>
    listOrgUsers(db, person, query),
  );
  answer(app, calls.add, contract.add, ({ db, body, ...manager }) => addOrgUser(db, manager, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...manager }) =>
    editOrgUser(db, manager, body),
  );
  answer(app, calls.remove, contract.remove, ({ db, query, ...manager }) =>
    removeOrgUser(db, manager, query.id),
  );
  answer(app, calls.resetPassword, contract.resetPassword, ({ db, body, ...manager }) =>
    resetPassword(db, manager, body.id),
  );
}
