import type { SeatState } from '@cheese/domain/codes/shop/licences';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { forgetCounts, keptCounts, totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { rawRows } from '../../../db/rawRows';
import { membersTyped, typedPattern } from '../../people/member/member.door';
import { type Covering, coveredBy } from './licence.covers.store';
import { licence, licenceSeat, type LicenceRow } from './licence.tables';

interface PersonRow {
  personId: number;
}
const idsOf = (rows: PersonRow[]) => rows.map(({ personId }) => personId);

/** As the trigger has counted them, also within this transaction. */
export async function countInUse(tx: Db, licenceId: number) {
  const [row] = await tx
    .select({ inUse: licence.inUse })
    .from(licence)
    .where(eq(licence.id, licenceId));
  return present(row).inUse;
}

/** Ends the seats of those who are covered no more. */
export const endUncovered = async (tx: Db, licence: Covering, now: Date) =>
  idsOf(
    await rawRows(
      tx,
      sql`update licence_seat set lost_at = ${now.toISOString()}::timestamptz
        where licence_id = ${licence.id} and lost_at is null
          and person_id not in (select person_id from ${coveredBy(licence)} covered)
        returning person_id as "personId"`,
    ),
  );

/**
 * Gives so many seats to those who wait: first to who holds one of the former licence, then to who
 * had one before, then by the roll.
 */
export const giveNext = async (
  tx: Db,
  licence: Covering & Pick<LicenceRow, 'followsId'>,
  count: number,
  now: Date,
) =>
  idsOf(
    await rawRows(
      tx,
      sql`insert into licence_seat (licence_id, person_id, given_at)
        select ${licence.id}::int, covered.person_id, ${now.toISOString()}::timestamptz
          from ${coveredBy(licence)} covered
          left join licence_seat own on own.licence_id = ${licence.id}
            and own.person_id = covered.person_id
          left join licence_seat former on former.licence_id = ${licence.followsId ?? 0}
            and former.person_id = covered.person_id and former.lost_at is null
        where own.person_id is null or (own.lost_at is not null and not own.is_freed)
        order by former.person_id is null, own.person_id is null, covered.id
        limit ${count}
        on conflict (licence_id, person_id)
          do update set given_at = excluded.given_at, lost_at = null
        returning person_id as "personId"`,
    ),
  );

/** Takes one person's seat; answers whether there was one. */
export async function freeSeat(tx: Db, licenceId: number, personId: number, now: Date) {
  const rows = await tx
    .update(licenceSeat)
    .set({ lostAt: now, isFreed: true })
    .where(
      and(
        eq(licenceSeat.licenceId, licenceId),
        eq(licenceSeat.personId, personId),
        isNull(licenceSeat.lostAt),
      ),
    )
    .returning({ personId: licenceSeat.personId });
  return rows.length > 0;
}

/** Gives one covered person a seat; answers whether they were without one. */
export const giveSeat = async (tx: Db, licence: Covering, personId: number, now: Date) =>
  (
    await rawRows(
      tx,
      sql`insert into licence_seat (licence_id, person_id, given_at)
        select ${licence.id}::int, person_id, ${now.toISOString()}::timestamptz
          from ${coveredBy(licence)} covered where person_id = ${personId}
        on conflict (licence_id, person_id)
          do update set given_at = excluded.given_at, lost_at = null, is_freed = false
          where licence_seat.lost_at is not null
        returning person_id`,
    )
  ).length > 0;

const stateIs: Record<SeatState, SQL> = {
  inUse: sql`own.lost_at is null and own.person_id is not null`,
  waiting: sql`own.person_id is null or (own.lost_at is not null and not own.is_freed)`,
  freed: sql`own.lost_at is not null and own.is_freed`,
};
const orderOf: Record<SeatState, SQL> = {
  inUse: sql`covered.id`,
  waiting: sql`own.person_id is null, covered.id`,
  freed: sql`own.lost_at desc, covered.id`,
};

const withSeats = (licence: Covering) => sql`${coveredBy(licence)} covered
  left join licence_seat own on own.licence_id = ${licence.id}
    and own.person_id = covered.person_id`;

interface SeatQuery extends Paged {
  state: SeatState;
  keyword?: string;
}

interface SeatRow extends PersonRow {
  name: string;
  number: string;
  department: string;
  year: number | null;
  givenAt: string | Date | null;
}

/** Those whom a licence covers, by where they stand. */
export async function selectSeats(
  db: Db,
  licence: Covering,
  { state, keyword, ...paged }: SeatQuery,
) {
  const pattern = typedPattern(keyword);
  const where = pattern === null ? stateIs[state] : isTyped(db, licence, state, pattern);
  const rows = rowsOf(paged);
  const list = await rawRows<SeatRow>(
    db,
    sql`select covered.person_id as "personId", covered.name, coalesce(covered.number, '') as number,
        coalesce((select its.name from department its where its.id = covered.department_id), '')
          as department, covered.year, own.given_at as "givenAt"
      from ${withSeats(licence)}
      where ${where} order by ${orderOf[state]} limit ${rows.limit} offset ${rows.offset}`,
  );
  const count = async () =>
    pattern === null ? (await countSeats(db, licence))[state] : countWhere(db, licence, where);
  return { list, total: await totalBeside(list, rows, count) };
}

const isTyped = (db: Db, { organisationId }: Covering, state: SeatState, pattern: string) =>
  sql`(${stateIs[state]})
    and covered.id = any(array(${membersTyped(db, organisationId, pattern)}))`;

async function countWhere(db: Db, licence: Covering, where: SQL) {
  const [counted] = await rawRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${withSeats(licence)} where ${where}`,
  );
  return counted?.total ?? 0;
}

type Counts = Record<'covered' | SeatState, number>;
const countsOf = (licenceId: number) => ['seats of a licence', licenceId];

export const countSeats = (db: Db, licence: Covering): Promise<Counts> =>
  keptCounts(
    countsOf(licence.id),
    () => countNow(db, licence),
    ({ covered }) => covered,
  );

/** Whoever takes or gives one sees the new counts. */
export const forgetSeats = (licenceId: number) => forgetCounts(countsOf(licenceId));

async function countNow(db: Db, licence: Covering): Promise<Counts> {
  const [row] = await rawRows<Counts>(
    db,
    sql`select count(*)::int as covered,
        count(*) filter (where ${stateIs.inUse})::int as "inUse",
        count(*) filter (where ${stateIs.waiting})::int as waiting,
        count(*) filter (where ${stateIs.freed})::int as freed
      from ${withSeats(licence)}`,
  );
  return row ?? { covered: 0, inUse: 0, waiting: 0, freed: 0 };
}
