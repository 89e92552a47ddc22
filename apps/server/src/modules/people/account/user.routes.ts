import { userCalls } from '@cheese/domain/calls/people/user';
import { userContract } from '@cheese/domain/contract/people/user';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { isTokenValid } from '../session/session.service';
import { changeAvatar } from '../person/person.avatar';
import { bindPhone, changePhone, replaceInitialPassword, setPassword } from './account.credentials';
import { hasPassword, readCompleteInfo, readInfo } from './account.info';
import { changeIdentity, changeNickname, changeProfile } from './account.profile';

export function userRoutes(app: FastifyInstance) {
  infoRoutes(app);
  credentialRoutes(app);
  profileRoutes(app);
}

function infoRoutes(app: FastifyInstance) {
  answer(app, userCalls.isPasswordSet, userContract.isPasswordSet, ({ db, person }) =>
    hasPassword(db, person),
  );
  answer(app, userCalls.infoExtend, userContract.infoExtend, ({ db, person }) =>
    readInfo(db, person),
  );
  answer(app, userCalls.infoComplete, userContract.infoComplete, ({ db, person }) =>
    readCompleteInfo(db, person),
  );
  answer(app, userCalls.tokenValid, userContract.tokenValid, ({ body, ...door }) =>
    isTokenValid(door, body.token),
  );
}

function credentialRoutes(app: FastifyInstance) {
  answer(app, userCalls.setPassword, userContract.setPassword, ({ db, body, ...door }) =>
    setPassword(db, door, body),
  );
  answer(
    app,
    userCalls.replaceInitialPassword,
    userContract.replaceInitialPassword,
    ({ db, body, ...door }) => replaceInitialPassword(db, door, body.newPassword),
  );
  answer(app, userCalls.changePhone, userContract.changePhone, ({ db, body, ...door }) =>
    changePhone(db, door, body),
  );
  answer(app, userCalls.bindPhone, userContract.bindPhone, ({ db, body, ...door }) =>
    bindPhone(db, door, body),
  );
}

function profileRoutes(app: FastifyInstance) {
  answer(app, userCalls.changeProfile, userContract.changeProfile, ({ db, person, body }) =>
    changeProfile(db, person, body),
  );
  answer(app, userCalls.changeNickname, userContract.changeNickname, ({ db, person, body }) =>
    changeNickname(db, person, body.nickname),
  );
  answer(app, userCalls.uploadAvatar, userContract.uploadAvatar, ({ db, file, ...own }) =>
    changeAvatar(db, own, file),
  );
  answer(app, userCalls.changeIdentity, userContract.changeIdentity, ({ db, body, ...own }) =>
    changeIdentity(db, own, body),
  );
}
