import Type, { type Static } from 'typebox';
import type { licenceManageCalls } from '../../calls/shop/licenceManage';
import { licenceLimits, licenceStates } from '../../codes/shop/licences';
import type { CallContract } from '../call';
import { Id, keyOf, pageOf, pageQuery, strictObject } from '../shapes';
import { Coverage, keyword, licenceFields, Product } from './shapes/licenceShapes';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });
const Done = Type.Null();

export const ManagedLicence = Type.Object({
  ...licenceFields,
  school: Type.Object({ id: Id, name: Type.String() }),
});
export type ManagedLicence = Static<typeof ManagedLicence>;

export const licenceManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({ ...pageQuery, keyword, state: Type.Optional(keyOf(licenceStates)) }),
    data: pageOf(ManagedLicence),
  },
  /** What can be licensed, by a part of its title. */
  products: {
    access: 'platformAdmin',
    query: strictObject({ keyword }),
    data: Type.Array(Product),
  },
  /** Departments and years of a school, to choose from. */
  coverage: { access: 'platformAdmin', query: strictObject({ schoolId: Id }), data: Coverage },
  offer: {
    access: 'platformAdmin',
    body: strictObject({
      schoolId: Id,
      commodityId: Id,
      departmentIds: Type.Array(Id, { maxItems: licenceLimits.departments, uniqueItems: true }),
      years: Type.Array(Type.Integer({ minimum: 1950, maximum: 2200 }), {
        maxItems: licenceLimits.years,
        uniqueItems: true,
      }),
      seats: Type.Integer({ minimum: 1, maximum: licenceLimits.seats }),
      /** Whole fen. */
      price: Type.Integer({ minimum: 10, maximum: licenceLimits.price, multipleOf: 10 }),
      startsOn: Day,
      endsOn: Day,
      note: Type.String({ maxLength: licenceLimits.note }),
      /** Begins where that licence ends, and its learners keep their seats. */
      followsId: Type.Optional(Id),
    }),
    data: Type.Object({ id: Id }),
  },
  withdraw: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: licenceLimits.reason, pattern: '\\S' }),
    }),
    data: Done,
  },
  /** The transfer as the bank names it; a second confirmation of the same changes nothing. */
  confirm: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      reference: Type.String({ minLength: 1, maxLength: 40 }),
      amount: Type.Integer({ minimum: 0, maximum: licenceLimits.price }),
    }),
    data: Done,
  },
  invoice: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, number: Type.String({ pattern: '^[0-9A-Za-z-]{4,30}$' }) }),
    data: Done,
  },
} satisfies Record<keyof typeof licenceManageCalls, CallContract>;

export type LicenceManageContract = typeof licenceManageContract;
