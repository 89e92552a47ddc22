import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { membershipContract } from '@cheese/domain/contract/shop/membership';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { selectBenefits, selectMemberCards } from './membership.store';

export function membershipRoutes(app: FastifyInstance) {
  answer(app, membershipCalls.cardList, membershipContract.cardList, ({ db }) =>
    selectMemberCards(db),
  );
  answer(app, membershipCalls.equityList, membershipContract.equityList, ({ db }) =>
    selectBenefits(db),
  );
}
