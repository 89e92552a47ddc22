import type { LicenceState } from '@cheese/domain/codes/shop/licences';
import { type SoldType, soldTypes } from '@cheese/domain/codes/shop/products';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { rawRows } from '../../../db/rawRows';
import { department } from '../../people/organisation/department.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { commodity } from '../goods/commodity.tables';
import {
  licence,
  licenceChange,
  licenceGroup,
  type LicenceInsert,
  type LicenceRow,
} from './licence.tables';

const isLiving = and(isNull(licence.withdrawnAt), isNull(licence.declinedAt));
const isPaid = and(isLiving, isNotNull(licence.confirmedAt));
const isUnpaid = and(isLiving, isNull(licence.confirmedAt));

/** The states of `rules/shop/licenceState`, as what they follow from. */
const stateIs = (state: LicenceState, now: Date): SQL | undefined => {
  const isOver = lte(licence.endsAt, now);
  const lasts = gt(licence.endsAt, now);
  return {
    offered: and(isUnpaid, isNull(licence.orderedAt), lasts),
    ordered: and(isUnpaid, isNotNull(licence.orderedAt), lasts),
    lapsed: and(isUnpaid, isOver),
    upcoming: and(isPaid, gt(licence.startsAt, now)),
    active: and(isPaid, lte(licence.startsAt, now), lasts),
    ended: and(isPaid, isOver),
    declined: and(isNull(licence.withdrawnAt), isNotNull(licence.declinedAt)),
    withdrawn: isNotNull(licence.withdrawnAt),
  }[state];
};

const joined = (db: Db) =>
  db
    .select({
      licence,
      product: {
        id: commodity.id,
        type: sql<SoldType>`${commodity.type}`,
        title: commodity.title,
        productId: commodity.productId,
      },
      school: { id: organisation.id, name: organisation.name },
    })
    .from(licence)
    .innerJoin(commodity, eq(commodity.id, licence.commodityId))
    .innerJoin(organisation, eq(organisation.id, licence.organisationId));

export type JoinedLicence = Awaited<ReturnType<typeof joined>>[number];

interface LicenceQuery extends Paged {
  organisationId?: number;
  keyword?: string;
  state?: LicenceState;
  now: Date;
}

/** The newest first. */
export async function selectLicences(
  db: Db,
  { organisationId, keyword, state, now, ...paged }: LicenceQuery,
) {
  const pattern = keyword?.trim() && likePattern(keyword.trim());
  const where = and(
    organisationId === undefined ? undefined : eq(licence.organisationId, organisationId),
    state && stateIs(state, now),
    pattern ? or(ilike(organisation.name, pattern), ilike(commodity.title, pattern)) : undefined,
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await joined(db).where(where).orderBy(desc(licence.id)).limit(limit).offset(offset);
  return {
    rows,
    total: await totalBeside(rows, { limit, offset }, () => countLicences(db, where)),
  };
}

async function countLicences(db: Db, where: SQL | undefined) {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(licence)
    .innerJoin(commodity, eq(commodity.id, licence.commodityId))
    .innerJoin(organisation, eq(organisation.id, licence.organisationId))
    .where(where);
  return counted?.total ?? 0;
}

export async function findLicence(db: Db, id: number): Promise<JoinedLicence | null> {
  const rows = await joined(db).where(eq(licence.id, id));
  return rows[0] ?? null;
}

/** What is done with one licence is done one after the other: orders, payments and seats. */
export async function lockLicence(tx: Db, id: number): Promise<LicenceRow | null> {
  const rows = await tx.select().from(licence).where(eq(licence.id, id)).for('update');
  return rows[0] ?? null;
}

export const updateLicence = (tx: Db, id: number, change: Partial<LicenceRow>) =>
  tx.update(licence).set(change).where(eq(licence.id, id));

interface Groups {
  departmentIds: number[];
  years: number[];
}

export async function insertLicence(tx: Db, row: LicenceInsert, { departmentIds, years }: Groups) {
  const [made] = await tx.insert(licence).values(row).returning({ id: licence.id });
  const licenceId = present(made).id;
  const groups = [
    ...departmentIds.map((departmentId) => ({ licenceId, departmentId })),
    ...years.map((year) => ({ licenceId, year })),
  ];
  if (groups.length > 0) await tx.insert(licenceGroup).values(groups);
  return licenceId;
}

/** Of many licences at once. */
export const selectGroups = (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          licenceId: licenceGroup.licenceId,
          year: licenceGroup.year,
          departmentId: licenceGroup.departmentId,
          departmentName: department.name,
        })
        .from(licenceGroup)
        .leftJoin(department, eq(department.id, licenceGroup.departmentId))
        .where(inArray(licenceGroup.licenceId, ids))
        .orderBy(asc(licenceGroup.id));

const isLicensable = and(
  isNull(commodity.withdrawnAt),
  isNull(commodity.wholeId),
  inArray(commodity.type, Object.keys(soldTypes).map(Number) as SoldType[]),
);

const productColumns = {
  id: commodity.id,
  type: sql<SoldType>`${commodity.type}`,
  title: commodity.title,
};

export const selectProducts = (db: Db, keyword = '') =>
  db
    .select(productColumns)
    .from(commodity)
    .where(
      and(
        isLicensable,
        keyword.trim() ? ilike(commodity.title, likePattern(keyword.trim())) : undefined,
      ),
    )
    .orderBy(desc(commodity.weight), asc(commodity.id))
    .limit(30);

export async function findProduct(db: Db, id: number) {
  const rows = await db
    .select(productColumns)
    .from(commodity)
    .where(and(isLicensable, eq(commodity.id, id)));
  return rows[0] ?? null;
}

export const selectDepartments = (db: Db, organisationId: number) =>
  db
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(eq(department.organisationId, organisationId))
    .orderBy(asc(department.parentId), asc(department.position), asc(department.id));

/** Years of entry that the school has people of. */
export async function selectYears(db: Db, organisationId: number): Promise<number[]> {
  const rows = await rawRows<{ year: number }>(
    db,
    sql`select distinct year from membership
      where organisation_id = ${organisationId} and year is not null order by year desc limit 20`,
  );
  return rows.map(({ year }) => year);
}

/** Paid licences that begin by `from` and last: those of changed schools, and those without seats. */
export const selectToSeat = (db: Db, { now, from }: { now: Date; from: Date }, schools: number[]) =>
  db
    .select({ id: licence.id })
    .from(licence)
    .where(
      and(
        isPaid,
        gt(licence.endsAt, now),
        lte(licence.startsAt, from),
        or(isNull(licence.seatedAt), inArray(licence.organisationId, schools)),
      ),
    )
    .orderBy(asc(licence.id));

export const selectChanges = (db: Db) => db.select().from(licenceChange).limit(10_000);

export const deleteChanges = (db: Db, ids: number[]) =>
  db.delete(licenceChange).where(inArray(licenceChange.id, ids));

/** Paid licences that end within so many days and whose school was not told so yet. */
export const selectToRemind = (db: Db, now: Date, days: number) =>
  db
    .select({ id: licence.id })
    .from(licence)
    .where(
      and(
        isPaid,
        gt(licence.endsAt, now),
        lte(licence.endsAt, new Date(now.getTime() + days * 86_400_000)),
        or(isNull(licence.remindedDays), gt(licence.remindedDays, days)),
      ),
    )
    .orderBy(asc(licence.id));
