import Type, { type Static } from 'typebox';
import type { exchangeCalls } from '../../calls/shop/exchange';
import { exchangeKinds } from '../../codes/shop/exchange';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** The benefit of a redeemed code; `expiration` is null if it does not end. */
export const Exchange = Type.Object({
  id: Id,
  code: Type.String({ description: 'All but its first and last letters hidden' }),
  kind: codeOf(exchangeKinds),
  title: Type.String(),
  exchangedAt: Moment,
  expiration: orNull(Moment),
});
export type Exchange = Static<typeof Exchange>;

export const exchangeContract = {
  exchange: {
    access: 'user',
    body: exactly({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    data: Exchange,
  },
  history: { access: 'user', query: exactly(pageAsked), data: pageOf(Exchange) },
} satisfies Record<keyof typeof exchangeCalls, CallContract>;

export type ExchangeContract = typeof exchangeContract;
