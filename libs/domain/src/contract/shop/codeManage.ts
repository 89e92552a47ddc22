import Type, { type Static } from 'typebox';
import type { codeManageCalls } from '../../calls/shop/codeManage';
import { batchLimits, exchangeKinds } from '../../codes/shop/exchange';
import { memberTiers } from '../../codes/shop/membership';
import type { CallContract } from '../call';
import {
  codeOf,
  exactly,
  FileLink,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  orNull,
  pageAsked,
  pageOf,
  Thousandths,
} from '../shapes';

/** Codes with the same benefit; `endsAt` is null if they do not expire. */
export const CodeBatch = Type.Object({
  id: Id,
  name: Type.String(),
  kind: codeOf(exchangeKinds),
  amount: orNull(Thousandths),
  tier: orNull(keyOf(memberTiers)),
  commodityTitle: orNull(Type.String()),
  couponName: orNull(Type.String()),
  days: orNull(Type.Integer()),
  perPerson: Type.Integer(),
  count: Type.Integer(),
  used: Type.Integer(),
  startsAt: Moment,
  endsAt: orNull(Moment),
  voidedAt: orNull(Moment),
  createdAt: Moment,
});
export type CodeBatch = Static<typeof CodeBatch>;

const upTo = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const { count, perPerson, days, amount } = batchLimits;

/** `amount` goes with cheese, `tier` and `days` with membership, `commodityId` with a commodity. */
export const codeManageContract = {
  list: {
    access: 'platformAdmin',
    query: exactly({
      ...pageAsked,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      kind: Type.Optional(codeOf(exchangeKinds)),
    }),
    data: pageOf(CodeBatch),
  },
  create: {
    access: 'platformAdmin',
    body: exactly({
      name: Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }),
      kind: codeOf(exchangeKinds),
      count: upTo(count),
      perPerson: upTo(perPerson),
      amount: Type.Optional(upTo(amount)),
      tier: Type.Optional(keyOf(memberTiers)),
      commodityId: Type.Optional(Id),
      couponId: Type.Optional(Id),
      days: Type.Optional(upTo(days)),
      startsAt: MomentAsked,
      endsAt: Type.Optional(MomentAsked),
    }),
    data: Type.Object({ id: Id }),
  },
  export: { access: 'platformAdmin', body: exactly({ id: Id }), data: FileLink },
  void: { access: 'platformAdmin', body: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof codeManageCalls, CallContract>;

export type CodeManageContract = typeof codeManageContract;
