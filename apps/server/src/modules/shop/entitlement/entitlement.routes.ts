import { userCalls } from '@cheese/domain/calls/people/user';
import { userContract } from '@cheese/domain/contract/people/user';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readHalos } from './entitlement.service';

/** Badges of a person, derived from their entitlements. */
export function entitlementRoutes(app: FastifyInstance) {
  answer(app, userCalls.halo, userContract.halo, readHalos);
}
