import type { LicenceManageContract as C } from '@cheese/domain/contract/shop/licenceManage';
import { licenceState } from '@cheese/domain/rules/shop/licenceState';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { writeAudit } from '../../people/audit/audit.service';
import { isOnRoll } from './licence.keepers.store';
import { notifySchool } from './licence.notify';
import { arrangeSeats } from './licence.seats';
import { daysOf, referenceOf } from './licence.shapes';
import { findLicence, lockLicence, updateLicence } from './licence.store';
import { licenceTexts } from './licence.texts';
import type { LicenceRow } from './licence.tables';
import { openSchool } from './licenceManage.service';

const lockAny = async (tx: Db, id: number): Promise<LicenceRow> =>
  (await lockLicence(tx, id)) ?? refuse('licence.notFound');

export const withdrawLicence = (
  db: Db,
  own: CallerContext,
  { id, reason }: Static<C['withdraw']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await lockAny(tx, id);
    const state = licenceState(row, own.clock.now());
    if (state === 'withdrawn') return null;
    if (state !== 'offered' && state !== 'ordered') refuse('licence.notOpen');
    await updateLicence(tx, id, { withdrawnAt: own.clock.now() });
    await writeAudit(tx, own, {
      act: 'licence.withdraw',
      about: referenceOf(row),
      organisationId: row.organisationId,
      after: { reason: requireText(reason) },
    });
    return null;
  });

/** As somebody types it from a statement of the bank. */
const typedReference = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Nobody confirms the payment of a school whose people they are one of. */
export const confirmLicence = (
  db: Db,
  own: CallerContext,
  { id, reference, amount }: Static<C['confirm']['body']>,
) =>
  db.transaction(async (tx) => {
    const now = own.clock.now();
    const { product, licence } = (await findLicence(tx, id)) ?? refuse('licence.notFound');
    await openSchool(tx, licence.organisationId);
    const row = await lockAny(tx, id);
    if (await isOnRoll(tx, row.organisationId, own.person.id)) refuse('licence.ownSchool');
    if (typedReference(reference) !== referenceOf(row)) refuse('licence.wrongReference');
    if (amount !== row.price) refuse('licence.wrongAmount');
    if (row.confirmedAt !== null) return null;
    if (licenceState(row, now) !== 'ordered') refuse('licence.notOrdered');
    await updateLicence(tx, id, { confirmedAt: now, confirmedById: own.person.id });
    await arrangeSeats(tx, id, now);
    await writeAudit(tx, own, {
      act: 'licence.confirm',
      about: referenceOf(row),
      organisationId: row.organisationId,
      after: { amount: priceText(amount) },
    });
    const { startsOn, endsOn } = daysOf(row);
    const text = licenceTexts.confirmed(product.title, startsOn, endsOn);
    await notifySchool(tx, row.organisationId, { title: licenceTexts.confirmedTitle, text, now });
    return null;
  });

/** The number of the invoice that was made out; a wrong one is written over. */
export const invoiceLicence = (
  db: Db,
  own: CallerContext,
  { id, number }: Static<C['invoice']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await lockAny(tx, id);
    if (row.confirmedAt === null) refuse('licence.notPaid');
    if (row.invoiceNumber === number) return null;
    await updateLicence(tx, id, { invoiceNumber: number });
    await writeAudit(tx, own, {
      act: 'licence.invoice',
      about: referenceOf(row),
      organisationId: row.organisationId,
      before: row.invoiceNumber === null ? {} : { number: row.invoiceNumber },
      after: { number },
    });
    return null;
  });
