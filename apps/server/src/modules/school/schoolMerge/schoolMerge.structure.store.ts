import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { SchoolPair } from './schoolMerge.part';

/** The tables of `renamed_row`. */
const named = [
  'department',
  'school_class',
  'term',
  'teaching_class',
  'school_role',
  'question_bank',
] as const;

export async function giveNewNames(tx: Db) {
  for (const kind of named) {
    await tx.execute(sql`
      update ${sql.identifier(kind)} own set name = new.renamed from renamed_row new
      where new.kind = ${kind} and new.id = own.id`);
  }
}

/** What joins what of a table, as a relation. */
export const joinedOf = (kind: string) =>
  sql`(select from_id, into_id from merged_row where kind = ${kind})`;

/** A class takes its head teacher along where the other has none. */
export async function moveClasses(tx: Db, { fromId, intoId }: SchoolPair) {
  await tx.execute(sql`
    update school_class kept set teacher_id = own.teacher_id
    from school_class own join merged_row its
      on its.kind = 'school_class' and its.from_id = own.id
    where kept.id = its.into_id and kept.teacher_id is null and own.teacher_id is not null`);
  await tx.execute(sql`
    delete from school_class own using merged_row its
    where its.kind = 'school_class' and its.from_id = own.id`);
  await tx.execute(sql`
    update school_class own set organisation_id = ${intoId},
      department_id = coalesce(up.into_id, own.department_id)
    from school_class former
      left join merged_row up on up.kind = 'department' and up.from_id = former.department_id
    where former.id = own.id and own.organisation_id = ${fromId}`);
}

/** Behind those of the second school. Their parents were joined before. */
export async function moveDepartments(tx: Db, { fromId, intoId }: SchoolPair) {
  await tx.execute(sql`
    delete from department_ancestor where department_id in (
      select id from department where organisation_id = ${fromId})`);
  await tx.execute(sql`
    delete from department own using merged_row up
    where up.kind = 'department' and up.from_id = own.id`);
  await tx.execute(sql`
    insert into department_ancestor (department_id, ancestor_id)
    with recursive up as (
      select id as department_id, id as ancestor_id, parent_id
        from department where organisation_id = ${fromId}
      union all
      select up.department_id, parent.id, parent.parent_id
        from up join department parent on parent.id = up.parent_id
    )
    select department_id, ancestor_id from up`);
  await tx.execute(sql`
    update department set organisation_id = ${intoId}, position = position + (
      select coalesce(max(position) + 1, 0) from department where organisation_id = ${intoId})
    where organisation_id = ${fromId}`);
}

/** Terms and roles: what was joined goes, the rest moves. */
export async function moveNamed(tx: Db, kind: 'term' | 'school_role', pair: SchoolPair) {
  const table = sql.identifier(kind);
  await tx.execute(sql`
    delete from ${table} own using merged_row its
    where its.kind = ${kind} and its.from_id = own.id`);
  await moveTable(tx, kind, pair);
}

export const moveTable = (tx: Db, table: string, { fromId, intoId }: SchoolPair) =>
  tx.execute(sql`
    update ${sql.identifier(table)} set organisation_id = ${intoId}
    where organisation_id = ${fromId}`);

/** Rows of imports know lines of the roll by number alone. */
export const repointImports = (tx: Db) =>
  tx.execute(sql`
    update member_import_row own set membership_id = its.into_id from merged_row its
    where its.kind = 'membership' and its.from_id = own.membership_id`);

/** Nobody of the second school gets what was written for the first. */
export const draftScheduled = (tx: Db, { fromId }: SchoolPair) =>
  tx.execute(sql`
    update school_notice set state = 'draft', version = version + 1
    where organisation_id = ${fromId} and state = 'scheduled'
      and audience_kind = 'organisation'`);

export const endSessions = (tx: Db, { fromId }: SchoolPair, now: Date) =>
  tx.execute(sql`
    update session set revoked_at = ${now.toISOString()}::timestamptz
    where organisation_id = ${fromId} and revoked_at is null`);

interface Closing extends SchoolPair {
  mergeKey: string;
  now: Date;
}

/** What was merged into the first school before is in the second now. */
export async function closeSchool(tx: Db, { fromId, intoId, mergeKey, now }: Closing) {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update organisation set merged_into_id = ${intoId} where merged_into_id = ${fromId}`);
  await tx.execute(sql`
    update organisation set merged_into_id = ${intoId}, merged_at = ${at}, suspended_at = ${at},
      merge_key = ${mergeKey}, version = version + 1
    where id = ${fromId}`);
}
