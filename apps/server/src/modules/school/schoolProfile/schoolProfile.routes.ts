import { schoolProfileCalls as calls } from '@cheese/domain/calls/school/schoolProfile';
import { schoolProfileContract as contract } from '@cheese/domain/contract/school/schoolProfile';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import { changeLogo, editProfile, readProfile } from './schoolProfile.service';

export function schoolProfileRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.detail, contract.detail, ({ db, reach }) => readProfile(db, reach));
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) =>
    editProfile(db, own, body),
  );
  answerInSchool(app, calls.logo, contract.logo, ({ db, file, ...own }) =>
    changeLogo(db, own, file),
  );
}
