import Type, { type Static } from 'typebox';
import { licenceLimits, licenceStates } from '../../../codes/shop/licences';
import { soldTypes } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, nullable, Thousandths } from '../../shapes';

export const keyword = Type.Optional(Type.String({ maxLength: licenceLimits.keyword }));

export const Product = Type.Object({ id: Id, type: codeOf(soldTypes), title: Type.String() });

/** Learners whom a licence covers: of these departments with all below, and of these years. */
export const Coverage = Type.Object({
  departments: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  years: Type.Array(Type.Integer()),
});

export const licenceFields = {
  id: Id,
  state: keyOf(licenceStates),
  product: Type.Object({ ...Product.properties, productId: Id }),
  coverage: Coverage,
  seats: Type.Integer(),
  price: Thousandths,
  /** Days in China; the last one is a day of use as well. */
  startsOn: Type.String(),
  endsOn: Type.String(),
  note: Type.String(),
  /** The licence that it follows, whose seats it continues. */
  followsId: nullable(Id),
  offeredAt: Moment,
  orderedAt: nullable(Moment),
  confirmedAt: nullable(Moment),
  declinedAt: nullable(Moment),
  declineReason: Type.String(),
  withdrawnAt: nullable(Moment),
  /** What the bank transfer is recognised by. */
  reference: Type.String(),
  invoice: nullable(
    Type.Object({
      title: Type.String(),
      taxNo: Type.String(),
      email: nullable(Type.String()),
      number: nullable(Type.String()),
    }),
  ),
  inUse: Type.Integer(),
};

export const Licence = Type.Object(licenceFields);
export type Licence = Static<typeof Licence>;
