import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import type { OrganisationRow } from '../../people/organisation/organisation.tables';
import type { SchoolPair } from './schoolMerge.part';

const structure = ['membership', 'department', 'school_class', 'term', 'school_role'] as const;

export type MergedSchool = Pick<
  OrganisationRow,
  'id' | 'name' | 'shortName' | 'suspendedAt' | 'mergedIntoId' | 'mergeKey'
>;

const columns = sql`id, name, short_name as "shortName", suspended_at as "suspendedAt",
  merged_into_id as "mergedIntoId", merge_key as "mergeKey"`;

export const selectPair = (tx: Db, { fromId, intoId }: SchoolPair) =>
  rawRows<MergedSchool>(
    tx,
    sql`select ${columns} from organisation
      where service = 'main' and id in (${fromId}, ${intoId}) order by id`,
  );

/**
 * Waits for bulk acts of both schools, and then for everybody who writes something of them: each such
 * row holds the school's. The second wait is shorter than the database takes to look for a deadlock,
 * so that it is the merge which gives way, and not somebody's work.
 */
export async function lockPair(tx: Db, pair: SchoolPair) {
  const { fromId, intoId } = pair;
  const ids = [fromId, intoId].sort((one, other) => one - other);
  await tx.execute(sql`set local lock_timeout = '4s'`);
  const keys = ids.flatMap((id) => [`roll:${id}`, `departments:${id}`]);
  for (const key of [...keys, ...ids.map((id) => `administrators:${id}`), 'schoolInsight']) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  await tx.execute(sql`set local lock_timeout = '900ms'`);
  for (const id of ids) {
    await tx.execute(sql`select id from organisation where id = ${id} for update`);
  }
  // Who just refers to one of these rows is waited for, too, before it may be removed.
  for (const table of structure) {
    await tx.execute(sql`
      select id from ${sql.identifier(table)} where organisation_id = ${fromId}
      order by id for update`);
  }
  return selectPair(tx, pair);
}
