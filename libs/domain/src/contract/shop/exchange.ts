import Type, { type Static } from 'typebox';
import type { exchangeCalls } from '../../calls/shop/exchange';
import { exchangeKinds } from '../../codes/shop/exchange';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** The benefit of a redeemed code; `expiration` is null if it does not end. */
export const Exchange = Type.Object({
  id: Id,
  code: Type.String({ description: 'All but its first and last letters hidden' }),
  kind: codeOf(exchangeKinds),
  title: Type.String(),
  exchangedAt: Moment,
  expiration: nullable(Moment),
});
export type Exchange = Static<typeof Exchange>;

export const exchangeContract = {
  exchange: {
    access: 'user',
    body: strictObject({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    data: Exchange,
  },
  history: { access: 'user', query: strictObject(pageQuery), data: pageOf(Exchange) },
} satisfies Record<keyof typeof exchangeCalls, CallContract>;

export type ExchangeContract = typeof exchangeContract;
