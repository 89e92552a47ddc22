import { courseOfferCalls } from '@cheese/domain/calls/learning/courseOffer';
import { courseOfferManageCalls } from '@cheese/domain/calls/learning/courseOfferManage';
import { courseOfferContract } from '@cheese/domain/contract/learning/courseOffer';
import { courseOfferManageContract } from '@cheese/domain/contract/learning/courseOfferManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readChanges, renewOffer } from './courseOffer.renew';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { approveOffer, declineOffer, listOffered } from './courseOffer.manage';
import { listOffers, makeOffer, recallOffer } from './courseOffer.service';

export const courseOfferRoutes = (parts: LessonParts) => (app: FastifyInstance) => {
  const [calls, contract] = [courseOfferCalls, courseOfferContract];
  answer(app, calls.list, contract.list, ({ query, ...maker }) =>
    listOffers(maker, query.courseId),
  );
  answer(app, calls.make, contract.make, ({ body, ...maker }) => makeOffer(maker, parts, body));
  answer(app, calls.recall, contract.recall, ({ body, ...maker }) => recallOffer(maker, body.id));
  manageRoutes(app);
};

function manageRoutes(app: FastifyInstance) {
  const [calls, contract] = [courseOfferManageCalls, courseOfferManageContract];
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
