import Type, { type Static } from 'typebox';
import type { codeManageCalls } from '../../calls/shop/codeManage';
import { batchLimits, exchangeKinds } from '../../codes/shop/exchange';
import { memberTiers } from '../../codes/shop/membership';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';

/** Codes with the same benefit; `endsAt` is null if they do not expire. */
export const CodeBatch = Type.Object({
  id: Id,
  name: Type.String(),
  kind: codeOf(exchangeKinds),
  amount: nullable(Thousandths),
  tier: nullable(keyOf(memberTiers)),
  commodityTitle: nullable(Type.String()),
  couponName: nullable(Type.String()),
  days: nullable(Type.Integer()),
  perPerson: Type.Integer(),
  count: Type.Integer(),
  used: Type.Integer(),
  startsAt: Moment,
  endsAt: nullable(Moment),
  voidedAt: nullable(Moment),
  createdAt: Moment,
});
export type CodeBatch = Static<typeof CodeBatch>;

const upTo = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const { count, perPerson, days, amount } = batchLimits;

/** `amount` goes with cheese, `tier` and `days` with membership, `commodityId` with a commodity. */
export const codeManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      kind: Type.Optional(codeOf(exchangeKinds)),
    }),
    data: pageOf(CodeBatch),
  },
  create: {
    access: 'platformAdmin',
    body: strictObject({
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
  export: { access: 'platformAdmin', body: strictObject({ id: Id }), data: FileLink },
  void: { access: 'platformAdmin', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof codeManageCalls, CallContract>;

export type CodeManageContract = typeof codeManageContract;
