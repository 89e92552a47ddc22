import { courseOfferCalls as calls } from '@cheese/domain/calls/learning/courseOffer';
import { courseOfferContract as contract } from '@cheese/domain/contract/learning/courseOffer';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { listOffers, makeOffer, recallOffer } from './courseOffer.service';

export const courseOfferRoutes = (parts: LessonParts) => (app: FastifyInstance) => {
  answer(app, calls.list, contract.list, ({ query, ...maker }) =>
    listOffers(maker, query.courseId),
  );
  answer(app, calls.make, contract.make, ({ body, ...maker }) => makeOffer(maker, parts, body));
  answer(app, calls.recall, contract.recall, ({ body, ...maker }) => recallOffer(maker, body.id));
};
