import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { membershipContract } from '@cheese/domain/contract/shop/membership';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { selectBenefits, selectMemberCards } from './membership.store';

export function membershipRoutes(app: FastifyInstance) {
  answerShared(app, membershipCalls.cardList, membershipContract.cardList, ({ db, clock }) =>
    selectMemberCards(db, clock.now()),
  );
  answerShared(app, membershipCalls.equityList, membershipContract.equityList, ({ db }) =>
    selectBenefits(db),
  );
}
