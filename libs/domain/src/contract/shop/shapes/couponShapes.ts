import Type from 'typebox';
import { couponAudiences, couponKinds, couponScopes } from '../../../codes/shop/coupons';
import { codeOf, Id, Moment, nullable, Thousandths } from '../../shapes';

/** `percent` is the percentage taken off, up to `atMost`. */
export const couponFields = {
  id: Id,
  name: Type.String(),
  kind: codeOf(couponKinds),
  amount: nullable(Thousandths),
  percent: nullable(Type.Integer()),
  atMost: nullable(Thousandths),
  atLeast: Thousandths,
  audience: codeOf(couponAudiences),
  scope: codeOf(couponScopes),
  scopeName: nullable(Type.String({ description: 'Of the type, or of the commodity' })),
  startsAt: Moment,
  endsAt: Moment,
};
