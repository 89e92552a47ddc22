import { userCalls } from '@cheese/domain/calls/emergency/user';
import { userContract } from '@cheese/domain/contract/emergency/user';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { isTokenValid } from '../session/session.service';
import { setPassword } from './account.credentials';
import { readEmergencyInfo } from './account.info';

export function emergencyUserRoutes(app: FastifyInstance) {
  answer(app, userCalls.infoExtend, userContract.infoExtend, ({ db, person }) =>
    readEmergencyInfo(db, person),
  );
  answer(app, userCalls.tokenValid, userContract.tokenValid, ({ body, ...door }) =>
    isTokenValid(door, body.token),
  );
  answer(app, userCalls.setPassword, userContract.setPassword, ({ db, body, ...door }) =>
    setPassword(db, door, body),
  );
}
