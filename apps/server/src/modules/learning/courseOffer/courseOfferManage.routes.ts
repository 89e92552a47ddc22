import { courseOfferManageCalls as calls } from '@cheese/domain/calls/learning/courseOfferManage';
import { courseOfferManageContract as contract } from '@cheese/domain/contract/learning/courseOfferManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { approveOffer, declineOffer, listOffered } from './courseOffer.manage';
import { readChanges, renewOffer } from './courseOffer.renew';

export function courseOfferManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listOffered(db, query));
  answer(app, calls.approve, contract.approve, ({ db, body, ...own }) =>
    approveOffer(db, own, body),
  );
  answer(app, calls.changes, contract.changes, ({ db, query }) => readChanges(db, query.id));
  answer(app, calls.renew, contract.renew, ({ db, body, ...own }) => renewOffer(db, own, body));
  answer(app, calls.decline, contract.decline, ({ db, body, ...own }) =>
    declineOffer(db, own, body),
  );
}
