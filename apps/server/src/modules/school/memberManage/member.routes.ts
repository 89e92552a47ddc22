import { memberCalls as calls } from '@cheese/domain/calls/school/member';
import { memberContract as contract } from '@cheese/domain/contract/school/member';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import { resetPassword, setRoles, setStates } from './member.acts';
import { exportMembers } from './member.export';
import { listMembers, readMember } from './member.read';
import { addMember, editMember } from './member.service';

export function memberRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, reach, query }) =>
    listMembers(db, reach, query),
  );
  answerInSchool(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readMember(db, own, query.id),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportMembers(db, own, query),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...own }) => addMember(db, own, body));
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) =>
    editMember(db, own, body),
  );
  answerInSchool(app, calls.setState, contract.setState, ({ db, body, ...own }) =>
    setStates(db, own, body),
  );
  answerInSchool(app, calls.resetPassword, contract.resetPassword, ({ db, body, ...own }) =>
    resetPassword(db, own, body.id),
  );
  answerInSchool(app, calls.setRoles, contract.setRoles, ({ db, body, ...own }) =>
    setRoles(db, own, body),
  );
}
