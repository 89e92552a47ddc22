import Type, { type Static } from 'typebox';
import type { licenceCalls } from '../../calls/shop/licence';
import { invoiceLimits } from '../../codes/shop/invoices';
import { licenceLimits, licenceStates, seatStates } from '../../codes/shop/licences';
import type { CallContract } from '../call';
import { byId, Id, keyOf, Moment, nullable, pageOf, pageQuery, strictObject } from '../shapes';
import { keyword, Licence, licenceFields } from './shapes/licenceShapes';

/** Where the school pays. */
export const BankAccount = Type.Object({
  holder: Type.String(),
  bank: Type.String(),
  number: Type.String(),
});

export const LicenceDetail = Type.Object({
  ...licenceFields,
  /** Null where the platform names its account by other means. */
  bank: nullable(BankAccount),
  covered: Type.Integer(),
  waiting: Type.Integer(),
  freed: Type.Integer(),
});
export type LicenceDetail = Static<typeof LicenceDetail>;

export const Seat = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
  department: Type.String(),
  year: nullable(Type.Integer()),
  /** When the seat was given; null of those who never had one. */
  givenAt: nullable(Moment),
});
export type Seat = Static<typeof Seat>;

const Done = Type.Null();

export const licenceContract = {
  list: {
    access: 'user',
    right: 'licences',
    query: strictObject({ ...pageQuery, keyword, state: Type.Optional(keyOf(licenceStates)) }),
    data: pageOf(Licence),
  },
  detail: { access: 'user', right: 'licences', query: byId, data: LicenceDetail },
  /** A second order with the same words changes nothing. */
  order: {
    access: 'user',
    right: 'licences',
    body: strictObject({
      id: Id,
      title: Type.String({ minLength: 1, maxLength: invoiceLimits.title, pattern: '\\S' }),
      taxNo: Type.String({ minLength: 1, maxLength: 40 }),
      email: Type.Optional(
        Type.String({ maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
      ),
    }),
    data: Done,
  },
  decline: {
    access: 'user',
    right: 'licences',
    body: strictObject({ id: Id, reason: Type.String({ maxLength: licenceLimits.reason }) }),
    data: Done,
  },
  seats: {
    access: 'user',
    right: 'licences',
    query: strictObject({ ...pageQuery, id: Id, state: keyOf(seatStates), keyword }),
    data: pageOf(Seat),
  },
  /** The seat goes to the next who waits; the person gets none by itself again. */
  free: {
    access: 'user',
    right: 'licences',
    body: strictObject({ id: Id, personId: Id }),
    data: Done,
  },
  /** A free seat, or the seat of the person named by `fromPersonId`. */
  give: {
    access: 'user',
    right: 'licences',
    body: strictObject({ id: Id, personId: Id, fromPersonId: Type.Optional(Id) }),
    data: Done,
  },
} satisfies Record<keyof typeof licenceCalls, CallContract>;

export type LicenceContract = typeof licenceContract;
