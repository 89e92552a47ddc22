import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { balanceContract } from '@cheese/domain/contract/shop/balance';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listChanges, readBalance } from './ledger.service';

export function balanceRoutes(app: FastifyInstance) {
  answer(app, balanceCalls.mine, balanceContract.mine, ({ db, person }) =>
    readBalance(db, person.id),
  );
  answer(app, balanceCalls.changeLog, balanceContract.changeLog, ({ db, person, query }) =>
    listChanges(db, person.id, query),
  );
}
