import { schoolRoleCalls as calls } from '@cheese/domain/calls/school/schoolRole';
import { schoolRoleContract as contract } from '@cheese/domain/contract/school/schoolRole';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInSchool } from './answerInSchool';
import { addRole, editRole, listOwnRights, removeRole } from './schoolRole.service';
import { selectRoles } from './schoolRole.store';

export function schoolRoleRoutes(app: FastifyInstance) {
  answer(app, calls.mine, contract.mine, ({ db, person }) => listOwnRights(db, person));
  answerInSchool(app, calls.list, contract.list, ({ db, reach }) =>
    selectRoles(db, reach.organisationId),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...own }) => addRole(db, own, body));
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) => editRole(db, own, body));
  answerInSchool(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeRole(db, own, query.id),
  );
}
