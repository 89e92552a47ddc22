import { ownSchoolCalls as calls } from '@cheese/domain/calls/school/ownSchool';
import { ownSchoolContract as contract } from '@cheese/domain/contract/school/ownSchool';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { enterSchool, leaveSchool, listOwnSchools } from './ownSchool.service';

export function ownSchoolRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, ...own }) => listOwnSchools(db, own));
  answer(app, calls.enter, contract.enter, ({ db, body, ...own }) =>
    enterSchool(db, own, body.mainOrgId),
  );
  answer(app, calls.leave, contract.leave, ({ db, body, ...own }) =>
    leaveSchool(db, own, body.mainOrgId),
  );
}
