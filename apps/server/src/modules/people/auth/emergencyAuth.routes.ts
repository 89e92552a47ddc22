import { authCalls } from '@cheese/domain/calls/emergency/auth';
import { authContract } from '@cheese/domain/contract/emergency/auth';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { showPuzzle, solvePuzzle } from '../puzzle/puzzle.service';
import { logOut } from '../session/session.service';
import { sendCode } from '../smsCode/smsCode.service';
import { logInByCode, logInByPassword } from './signIn';

/** As on the main site; whose people they are follows from where the call comes in. */
export function emergencyAuthRoutes(app: FastifyInstance) {
  answer(app, authCalls.loginByPassword, authContract.loginByPassword, ({ db, body, ...door }) =>
    logInByPassword(db, door, body),
  );
  answer(app, authCalls.loginByCode, authContract.loginByCode, ({ db, body, ...door }) =>
    logInByCode(db, door, body),
  );
  answer(app, authCalls.sendCode, authContract.sendCode, ({ db, query, ...post }) =>
    sendCode(db, post, query),
  );
  answer(app, authCalls.puzzle, authContract.puzzle, ({ db, ...door }) => showPuzzle(db, door));
  answer(app, authCalls.solvePuzzle, authContract.solvePuzzle, ({ db, body, ...door }) =>
    solvePuzzle(db, door, body),
  );
  answer(app, authCalls.logOut, authContract.logOut, ({ db, ...own }) => logOut(db, own));
}
