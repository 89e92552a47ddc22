import { authCalls } from '@cheese/domain/calls/people/auth';
import { authContract } from '@cheese/domain/contract/people/auth';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { organisationsByName, organisationsByPassword } from '../member/member.accounts';
import { showPuzzle, solvePuzzle } from '../puzzle/puzzle.service';
import { logOut } from '../session/session.service';
import { sendCode } from '../smsCode/smsCode.service';
import { logInByCode, logInByPassword, logInBySchoolAccount } from './signIn';

export function authRoutes(app: FastifyInstance) {
  const { loginByPassword, loginByCode, loginBySchoolAccount } = authCalls;
  answer(app, loginByPassword, authContract.loginByPassword, ({ db, body, ...door }) =>
    logInByPassword(db, door, body),
  );
  answer(app, loginByCode, authContract.loginByCode, ({ db, body, ...door }) =>
    logInByCode(db, door, body),
  );
  answer(app, loginBySchoolAccount, authContract.loginBySchoolAccount, ({ db, body, ...door }) =>
    logInBySchoolAccount(db, door, body),
  );
  answer(app, authCalls.sendCode, authContract.sendCode, ({ db, query, ...post }) =>
    sendCode(db, post, query),
  );
  const { organisationsByPassword: byPassword, organisationsByName: byName } = authCalls;
  answer(app, byPassword, authContract.organisationsByPassword, ({ db, body, ...door }) =>
    organisationsByPassword(db, door, body),
  );
  answer(app, byName, authContract.organisationsByName, ({ db, person, query }) =>
    organisationsByName(db, person, query.name),
  );
  answer(app, authCalls.puzzle, authContract.puzzle, ({ db, ...door }) => showPuzzle(db, door));
  answer(app, authCalls.solvePuzzle, authContract.solvePuzzle, ({ db, body, ...door }) =>
    solvePuzzle(db, door, body),
  );
  answer(app, authCalls.logOut, authContract.logOut, ({ db, ...own }) => logOut(db, own));
}
