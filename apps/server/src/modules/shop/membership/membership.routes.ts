import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { membershipContract } from '@cheese/domain/contract/shop/membership';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { selectBenefits, selectMemberCards } from './membership.store';

export function membershipRoutes(app: FastifyInstance) {
  answerAlike(app, membershipCalls.cardList, membershipContract.cardList, ({ db, clock }) =>
    selectMemberCards(db, clock.now()),
  );
  answerAlike(app, membershipCalls.equityList, membershipContract.equityList, ({ db }) =>
    selectBenefits(db),
  );
}
