import { bindingCalls } from '@cheese/domain/calls/people/binding';
import { thirdParties, type ThirdParty } from '@cheese/domain/codes/people/people';
import { type Binding, bindingContract } from '@cheese/domain/contract/people/binding';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';

/** No provider can be configured yet: each third party is shown, and none is to be had. */
export function bindingRoutes(app: FastifyInstance) {
  answer(app, bindingCalls.list, bindingContract.list, listBindings);
  answer(app, bindingCalls.remove, bindingContract.remove, () => refuse('binding.unavailable'));
}

const listBindings = (): Binding[] =>
  Object.keys(thirdParties).map((code) => ({
    thirdParty: Number(code) as ThirdParty,
    isAvailable: false,
    nickname: null,
    boundAt: null,
  }));
