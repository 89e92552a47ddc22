import type { Answers } from '@cheese/domain/contract/call';
import type { LicenceContract as C } from '@cheese/domain/contract/shop/licence';
import { licenceState } from '@cheese/domain/rules/shop/licenceState';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { BankAccount } from '../../../ports/payments';
import type { Reach } from '../../school/rights/reach';
import { requireWhole } from '../../school/rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../../school/rights/schoolAudit';
import { companyTitle } from '../invoice/invoice.title';
import { countSeats, selectSeats } from './licence.seats.store';
import { referenceOf, toLicences } from './licence.shapes';
import { findLicence, lockLicence, selectLicences, updateLicence } from './licence.store';
import type { LicenceRow } from './licence.tables';

interface Looking {
  reach: Reach;
  now: Date;
}

export async function listLicences(
  db: Db,
  { reach, now }: Looking,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { organisationId } = requireWhole(reach);
  const { rows, total } = await selectLicences(db, { ...query, organisationId, now });
  return { total, list: await toLicences(db, rows, now) };
}

/** Another school's licence is told to be none. */
async function ownLicence(db: Db, reach: Reach, id: number) {
  const { organisationId } = requireWhole(reach);
  const found = await findLicence(db, id);
  return found?.licence.organisationId === organisationId ? found : refuse('licence.notFound');
}

/** The same, locked until the transaction ends. */
export async function lockOwn(tx: Db, reach: Reach, id: number): Promise<LicenceRow> {
  const { organisationId } = requireWhole(reach);
  const row = await lockLicence(tx, id);
  return row?.organisationId === organisationId ? row : refuse('licence.notFound');
}

export async function readLicence(
  db: Db,
  { reach, now, bank }: Looking & { bank: BankAccount | null },
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await ownLicence(db, reach, id);
  const [licence] = await toLicences(db, [found], now);
  const { covered, waiting, freed } = await countSeats(db, found.licence);
  return { ...(licence ?? refuse('licence.notFound')), bank, covered, waiting, freed };
}

export async function listSeats(
  db: Db,
  reach: Reach,
  { id, ...query }: Static<C['seats']['query']>,
): Promise<Answers<C['seats']>> {
  const { licence } = await ownLicence(db, reach, id);
  const { list, total } = await selectSeats(db, licence, query);
  const toSeat = ({ givenAt, ...seat }: (typeof list)[number]) => ({
    ...seat,
    givenAt: givenAt === null ? null : new Date(givenAt).getTime(),
  });
  return { total, list: list.map(toSeat) };
}

export const orderLicence = (
  db: Db,
  caller: SchoolCaller,
  { id, ...typed }: Static<C['order']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller.reach, id);
    const { title, taxNo } = companyTitle(typed);
    const { email = null } = typed;
    const state = licenceState(row, caller.clock.now());
    const isSame = row.title === title && row.taxNo === taxNo && row.email === email;
    if (state === 'ordered' && isSame) return null;
    if (state !== 'offered') refuse('licence.notOffered');
    const orderedAt = caller.clock.now();
    const order = { title, taxNo, email, orderedAt, orderedById: caller.person.id };
    await updateLicence(tx, id, order);
    await writeSchoolAudit(tx, caller, {
      act: 'licence.order',
      about: referenceOf(row),
      after: { title },
    });
    return null;
  });

export const declineLicence = (
  db: Db,
  caller: SchoolCaller,
  { id, reason }: Static<C['decline']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller.reach, id);
    const state = licenceState(row, caller.clock.now());
    if (state === 'declined') return null;
    if (state !== 'offered') refuse('licence.notOffered');
    const declineReason = reason.trim();
    await updateLicence(tx, id, { declinedAt: caller.clock.now(), declineReason });
    await writeSchoolAudit(tx, caller, {
      act: 'licence.decline',
      about: referenceOf(row),
      after: { reason: declineReason },
    });
    return null;
  });
