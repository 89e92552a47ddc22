import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { SchoolPair } from './schoolMerge.part';

const int = (id: number) => sql`${id}::int`;

/**
 * Finds what both schools have (`merged_row`), and what has the name of something that is not the
 * same (`renamed_row`). Both tables last as long as the transaction. Something is the same only
 * where nothing of it would be lost.
 */
export async function planMerge(tx: Db, { fromId, intoId }: SchoolPair, suffix: string) {
  const [from, into] = [int(fromId), int(intoId)];
  await tx.execute(sql`
    create temp table merged_row (
      kind text, from_id int, into_id int, primary key (kind, from_id)) on commit drop`);
  await tx.execute(sql`
    create temp table renamed_row (
      kind text, id int, name text, renamed text, primary key (kind, id)) on commit drop`);
  for (const rows of [departments, classes, terms, roles, members]) {
    await tx.execute(sql`insert into merged_row (kind, from_id, into_id) ${rows(from, into)}`);
  }
  await tx.execute(sql`analyze merged_row`);
  const named = [
    { kind: 'department', most: 50, rows: sameDepartment(from, into) },
    { kind: 'school_class', most: 50, rows: sameClass(from, into) },
    { kind: 'term', most: 50, rows: sameTerm(from, into) },
    { kind: 'teaching_class', most: 60, rows: sameTeachingClass(from) },
    { kind: 'school_role', most: 30, rows: sameRole(from, into) },
    { kind: 'question_bank', most: 50, rows: sameBank(from, into) },
  ];
  for (const { kind, most, rows } of named) await rename(tx, { kind, most, rows, suffix });
}

const departments = (from: SQL, into: SQL) => sql`
  with recursive joined as (
    select a.id as from_id, b.id as into_id from department a
      join department b on b.organisation_id = ${into} and b.parent_id is null
        and b.name = a.name and b.kind = a.kind
      where a.organisation_id = ${from} and a.parent_id is null
    union all
    select a.id, b.id from joined up
      join department a on a.parent_id = up.from_id
      join department b on b.parent_id = up.into_id and b.name = a.name and b.kind = a.kind
  )
  select 'department', from_id, into_id from joined`;

/** Of the same year, name and department, where not two head teachers would become one. */
const classes = (from: SQL, into: SQL) => sql`
  select 'school_class', a.id, b.id from school_class a
    join school_class b on b.organisation_id = ${into} and b.year = a.year and b.name = a.name
    left join merged_row up on up.kind = 'department' and up.from_id = a.department_id
  where a.organisation_id = ${from}
    and coalesce(up.into_id, a.department_id) is not distinct from b.department_id
    and (a.archived_at is null) = (b.archived_at is null)
    and (a.teacher_id is null or b.teacher_id is null or a.teacher_id = b.teacher_id)`;

const terms = (from: SQL, into: SQL) => sql`
  select 'term', a.id, b.id from term a
    join term b on b.organisation_id = ${into} and b.name = a.name
      and b.starts_on = a.starts_on and b.ends_on = a.ends_on
  where a.organisation_id = ${from} and a.archived_at is null and b.archived_at is null`;

const roles = (from: SQL, into: SQL) => sql`
  select 'school_role', a.id, b.id from school_role a
    join school_role b on b.organisation_id = ${into} and b.name = a.name
      and b.rights @> a.rights and a.rights @> b.rights
  where a.organisation_id = ${from}`;

const members = (from: SQL, into: SQL) => sql`
  select 'membership', a.id, b.id from membership a
    join membership b on b.organisation_id = ${into} and b.person_id = a.person_id
  where a.organisation_id = ${from}`;

const isNotJoined = (kind: string) => sql`
  not exists (select from merged_row own where own.kind = ${kind} and own.from_id = a.id)`;

const sameDepartment = (from: SQL, into: SQL) => sql`
  select a.id, a.name from department a
    left join merged_row up on up.kind = 'department' and up.from_id = a.parent_id
    join department b on b.organisation_id = ${into} and b.name = a.name
      and b.parent_id is not distinct from up.into_id
  where a.organisation_id = ${from} and (a.parent_id is null or up.from_id is not null)
    and ${isNotJoined('department')}`;

const sameClass = (from: SQL, into: SQL) => sql`
  select a.id, a.name from school_class a
    join school_class b on b.organisation_id = ${into} and b.year = a.year and b.name = a.name
  where a.organisation_id = ${from} and ${isNotJoined('school_class')}`;

const sameTerm = (from: SQL, into: SQL) => sql`
  select a.id, a.name from term a
    join term b on b.organisation_id = ${into} and b.name = a.name
  where a.organisation_id = ${from} and ${isNotJoined('term')}`;

const sameRole = (from: SQL, into: SQL) => sql`
  select a.id, a.name from school_role a
    join school_role b on b.organisation_id = ${into} and b.name = a.name
  where a.organisation_id = ${from} and ${isNotJoined('school_role')}`;

/** Two schools never teach one class: those of a joined term stay apart. */
const sameTeachingClass = (from: SQL) => sql`
  select a.id, a.name from teaching_class a
    join merged_row up on up.kind = 'term' and up.from_id = a.term_id
    join teaching_class b on b.term_id = up.into_id and b.course_name = a.course_name
      and b.name = a.name
  where a.organisation_id = ${from}`;

const sameBank = (from: SQL, into: SQL) => sql`
  select a.id, a.name from question_bank a
    join question_bank b on b.organisation_id = ${into} and b.created_by = a.created_by
      and b.name = a.name and b.archived_at is null
  where a.organisation_id = ${from} and a.archived_at is null`;

interface Renaming {
  kind: string;
  /** The longest name. */
  most: number;
  rows: SQL;
  suffix: string;
}

/** A name that is taken even with the name of the school gets the number of the row as well. */
async function rename(tx: Db, { kind, most, rows, suffix }: Renaming) {
  const named = (end: SQL) => sql`left(a.name, greatest(${most} - length(${end}), 1)) || ${end}`;
  const short = sql`'（' || ${suffix}::text || '）'`;
  const long = sql`'（' || ${suffix}::text || a.id || '）'`;
  await tx.execute(sql`
    insert into renamed_row (kind, id, name, renamed)
    select ${kind}, a.id, a.name, case
      when exists (select from ${sql.identifier(kind)} taken where taken.name = ${named(short)})
      then ${named(long)} else ${named(short)} end
    from (${rows}) a`);
}
