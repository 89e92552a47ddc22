import type { Db } from '../../../db/database';
import { selectSchool } from '../../people/organisation/organisation.door';
import { openBySeats, shutSeats } from '../entitlement/entitlement.door';
import { countInUse, endUncovered, giveNext } from './licence.seats.store';
import { lockLicence, updateLicence } from './licence.store';
import type { LicenceRow } from './licence.tables';

/** Seats of a renewal are given so long before it begins, so that nobody is shut out between. */
export const AHEAD_MS = 60_000;

/** Whether seats of it can be given now. */
export const isRunning = (row: LicenceRow, now: Date) =>
  row.confirmedAt !== null &&
  row.withdrawnAt === null &&
  row.startsAt.getTime() - AHEAD_MS <= now.getTime() &&
  row.endsAt > now;

/** Opens the product of a licence to people who were given its seats. */
export async function openTo(tx: Db, row: LicenceRow, personIds: number[], now: Date) {
  const { name: giver } = await selectSchool(tx, row.organisationId);
  const { id: licenceId, commodityId, startsAt, endsAt } = row;
  await openBySeats(tx, { licenceId, commodityId, giver, startsAt, endsAt }, personIds, now);
}

/**
 * Brings the seats of a licence in order: who is covered no more loses theirs, and free ones go to
 * those who wait. The row is locked, so that there are never more seats than were bought.
 */
export async function arrangeSeats(tx: Db, id: number, now: Date) {
  const row = await lockLicence(tx, id);
  if (!row || !isRunning(row, now)) return;
  await shutSeats(tx, id, await endUncovered(tx, row, now), now);
  const free = row.seats - (await countInUse(tx, id));
  if (free > 0) await openTo(tx, row, await giveNext(tx, row, free, now), now);
  if (row.seatedAt === null) await updateLicence(tx, id, { seatedAt: now });
}
