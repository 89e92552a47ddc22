import Type, { type Static } from 'typebox';
import type { bindingCalls } from '../../calls/people/binding';
import { thirdParties } from '../../codes/people/people';
import type { CallContract } from '../call';
import { codeOf, exactly, Moment, orNull } from '../shapes';

/**
 * A person's binding to a third party. Without a configured provider it is listed as unavailable.
 */
export const Binding = Type.Object({
  thirdParty: codeOf(thirdParties),
  isAvailable: Type.Boolean(),
  nickname: orNull(Type.String()),
  boundAt: orNull(Moment),
});
export type Binding = Static<typeof Binding>;

export const bindingContract = {
  list: { access: 'user', data: Type.Array(Binding) },
  remove: {
    access: 'user',
    query: exactly({ thirdParty: codeOf(thirdParties) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof bindingCalls, CallContract>;

export type BindingContract = typeof bindingContract;
