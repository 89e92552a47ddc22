import Type, { type Static } from 'typebox';
import type { bindingCalls } from '../../calls/people/binding';
import { thirdParties } from '../../codes/people/people';
import type { CallContract } from '../call';
import { codeOf, strictObject, Moment, nullable } from '../shapes';

/**
 * A person's binding to a third party. Without a configured provider it is listed as unavailable.
 */
export const Binding = Type.Object({
  thirdParty: codeOf(thirdParties),
  isAvailable: Type.Boolean(),
  nickname: nullable(Type.String()),
  boundAt: nullable(Moment),
});
export type Binding = Static<typeof Binding>;

export const bindingContract = {
  list: { access: 'user', data: Type.Array(Binding) },
  remove: {
    access: 'user',
    query: strictObject({ thirdParty: codeOf(thirdParties) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof bindingCalls, CallContract>;

export type BindingContract = typeof bindingContract;
