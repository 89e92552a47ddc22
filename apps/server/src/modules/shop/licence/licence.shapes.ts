import type { Licence } from '@cheese/domain/contract/shop/shapes/licenceShapes';
import { licenceReference } from '@cheese/domain/rules/shop/licenceReference';
import { licenceState } from '@cheese/domain/rules/shop/licenceState';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import { type JoinedLicence, selectGroups } from './licence.store';
import type { LicenceRow } from './licence.tables';

const momentOf = (at: Date | null) => at?.getTime() ?? null;

/** The first and the last day of use. */
export const daysOf = ({ startsAt, endsAt }: Pick<LicenceRow, 'startsAt' | 'endsAt'>) => ({
  startsOn: chinaDay(startsAt.getTime()),
  endsOn: chinaDay(endsAt.getTime() - 1),
});

export const referenceOf = ({ id, offeredAt }: Pick<LicenceRow, 'id' | 'offeredAt'>) =>
  licenceReference({ id, offeredAt: offeredAt.getTime() });

type Group = Awaited<ReturnType<typeof selectGroups>>[number];

const coverageOf = (groups: Group[]) => ({
  departments: groups.flatMap(({ departmentId, departmentName }) =>
    departmentId === null ? [] : [{ id: departmentId, name: departmentName ?? '' }],
  ),
  years: groups.flatMap(({ year }) => year ?? []),
});

function invoiceOf({ title, taxNo, email, invoiceNumber }: LicenceRow) {
  return title === null || taxNo === null ? null : { title, taxNo, email, number: invoiceNumber };
}

/** For lists of both sides: what is covered is read once for all of them. */
export async function toLicences(db: Db, rows: JoinedLicence[], now: Date) {
  const groups = await selectGroups(
    db,
    rows.map(({ licence }) => licence.id),
  );
  return rows.map(({ licence: row, product, school }) => {
    const its = groups.filter(({ licenceId }) => licenceId === row.id);
    return { ...toLicence(row, now), product, school, coverage: coverageOf(its) };
  });
}

const toLicence = (row: LicenceRow, now: Date): Omit<Licence, 'product' | 'coverage'> => ({
  id: row.id,
  state: licenceState(row, now),
  seats: row.seats,
  inUse: row.inUse,
  price: row.price,
  ...daysOf(row),
  note: row.note,
  followsId: row.followsId,
  offeredAt: row.offeredAt.getTime(),
  orderedAt: momentOf(row.orderedAt),
  confirmedAt: momentOf(row.confirmedAt),
  declinedAt: momentOf(row.declinedAt),
  declineReason: row.declineReason,
  withdrawnAt: momentOf(row.withdrawnAt),
  reference: referenceOf(row),
  invoice: invoiceOf(row),
});
