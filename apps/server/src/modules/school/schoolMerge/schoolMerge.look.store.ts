import type { MergedThing } from '@cheese/domain/codes/school/schoolMerge';
import { mergedThings } from '@cheese/domain/codes/school/schoolMerge';
import type {
  MergeClash,
  MergeDifference,
  MergeRename,
} from '@cheese/domain/contract/school/schoolMerge';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { takesFrom } from './schoolMerge.members.store';
import type { SchoolPair } from './schoolMerge.part';

/** How many rows of each table are the school's, and how many of them are joined. */
export async function countThings(tx: Db, fromId: number) {
  const counts = (Object.keys(mergedThings) as MergedThing[]).map(
    (thing) => sql`select ${thing}::text as thing,
      (select count(*) from ${sql.identifier(thing)} where organisation_id = ${fromId})::int as count,
      (select count(*) from merged_row where kind = ${thing})::int as joined`,
  );
  return rawRows<{ thing: MergedThing; count: number; joined: number }>(
    tx,
    sql`${sql.join(counts, sql` union all `)}`,
  );
}

export interface MergeFigures {
  administrators: number;
  licencesInForce: number;
  seatsInUse: number;
  widened: number;
  scheduledNotices: number;
  runningExams: number;
  sessions: number;
}

export async function countFigures(tx: Db, { fromId }: SchoolPair, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const inForce = sql`licence.organisation_id = ${fromId} and licence.confirmed_at is not null
    and licence.withdrawn_at is null and licence.ends_at > ${at}`;
  const counted: Record<keyof MergeFigures, SQL> = {
    administrators: sql`select count(*) from membership
      where organisation_id = ${fromId} and role = 1 and state = 1`,
    licencesInForce: sql`select count(*) from licence where ${inForce}`,
    seatsInUse: sql`select count(*) from licence_seat seat
      join licence on licence.id = seat.licence_id where seat.lost_at is null and ${inForce}`,
    widened: sql`select count(*) from audience where organisation_id = ${fromId} and (
      kind = 'organisation' or exists (select from audience_group its
        where its.audience_id = audience.id and its.year is not null))`,
    scheduledNotices: sql`select count(*) from school_notice
      where organisation_id = ${fromId} and state = 'scheduled'
        and audience_kind = 'organisation'`,
    runningExams: sql`select count(*) from exam where organisation_id = ${fromId}
      and published_at is not null and cancelled_at is null
      and starts_at <= ${at} and ends_at > ${at}`,
    sessions: sql`select count(*) from session where organisation_id = ${fromId}
      and revoked_at is null and expires_at > ${at}`,
  };
  const columns = Object.entries(counted).map(
    ([name, query]) => sql`(${query})::int as ${sql.identifier(name)}`,
  );
  const [row] = await rawRows<MergeFigures>(tx, sql`select ${sql.join(columns, sql`, `)}`);
  return row;
}

/** Changes with every line of the roll that somebody adds, edits or removes. */
export async function rollStamp(tx: Db, { fromId, intoId }: SchoolPair) {
  const [row] = await rawRows<{ stamp: string }>(
    tx,
    sql`select coalesce(string_agg(concat_ws(':', organisation_id, lines, versions, last), ' '), '')
        as stamp
      from (select organisation_id, count(*) as lines, sum(version) as versions, max(id) as last
        from membership where organisation_id in (${fromId}, ${intoId})
        group by organisation_id order by organisation_id) counted`,
  );
  return row?.stamp ?? '';
}

/** The numbers and accounts that lines of the first school will bring, by whose they are. */
const brought = ({ fromId }: SchoolPair) => sql`(
  select a.name, a.number, a.account, 0 as into_id from membership a
    where a.organisation_id = ${fromId} and not exists (
      select from merged_row own where own.kind = 'membership' and own.from_id = a.id)
  union all
  select a.name,
    case when ${takesFrom} then a.number when b.number is null then a.number end,
    case when ${takesFrom} then a.account when b.account is null then a.account end, b.id
    from merged_row own join membership a on a.id = own.from_id
      join membership b on b.id = own.into_id
    where own.kind = 'membership')`;

/** The same number of different people: nobody but the schools knows whose it should be. */
export const selectClashes = (tx: Db, pair: SchoolPair) =>
  rawRows<MergeClash>(
    tx,
    sql`select 'number' as kind, a.number as value, a.name as "fromName", b.name as "intoName"
      from ${brought(pair)} a join membership b on b.organisation_id = ${pair.intoId}
        and b.number = a.number and b.id <> a.into_id
      union all
      select 'account', a.account, a.name, b.name
      from ${brought(pair)} a join membership b on b.organisation_id = ${pair.intoId}
        and b.account = a.account and b.id <> a.into_id
      where a.account is distinct from a.number or b.account is distinct from b.number
      order by 1 desc, 2, 3`,
  );

export const selectRenames = (tx: Db) =>
  rawRows<MergeRename>(
    tx,
    sql`select kind as thing, name, renamed from renamed_row order by kind, name, id`,
  );

/** People of both schools of whom a number, an account or a class is given up. */
export const selectDifferences = (tx: Db) =>
  rawRows<MergeDifference>(
    tx,
    sql`select b.name, a.number as "fromNumber", a.account as "fromAccount",
        from_class.name as "fromClass",
        case when ${takesFrom} then coalesce(a.number, b.number) else coalesce(b.number, a.number) end
          as number,
        case when ${takesFrom} then coalesce(a.account, b.account)
          else coalesce(b.account, a.account) end as account,
        case when ${takesFrom} then from_class.name else into_class.name end as class
      from merged_row own
        join membership a on a.id = own.from_id
        join membership b on b.id = own.into_id
        left join school_class from_class on from_class.id = a.class_id
        left join school_class into_class on into_class.id = b.class_id
        left join merged_row its on its.kind = 'school_class' and its.from_id = a.class_id
      where own.kind = 'membership' and (a.number <> b.number or a.account <> b.account
        or coalesce(its.into_id, a.class_id) <> b.class_id)
      order by b.name, b.id`,
  );
