import { departmentKindCodes } from '@cheese/domain/codes/school/departments';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { department } from '../../people/organisation/department.tables';
import { findReferencesTo } from '../../people/organisation/organisation.door';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { session } from '../../people/session/session.tables';
import type { GuardianshipRow } from '../../people/member/guardianship';
import { guardianNames, guardiansOf, guardianTypes } from './memberImport.guardian.store';
import type { MemberBefore } from './memberImport.shapes';
import {
  type MemberImportHead as ImportHead,
  memberImport as head,
  memberImportRow as row,
} from './memberImport.tables';

const AT_ONCE = 500;

/** Bulk acts of one school wait for each other, and for changes of its departments. */
export async function lockRoll(inside: Db, organisationId: number) {
  for (const what of ['roll', 'departments']) {
    const key = `${what}:${organisationId}`;
    await inside.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/** True for one of several that want to save it. */
export async function claimImport(inside: Db, id: number, savedAt: Date) {
  const rows = await inside
    .update(head)
    .set({ state: 'saved', savedAt })
    .where(and(eq(head.id, id), eq(head.state, 'waiting')))
    .returning({ id: head.id });
  return rows.length > 0;
}

export async function noteMade(
  inside: Db,
  id: number,
  made: Pick<ImportHead, 'madeDepartments' | 'madeClasses'>,
) {
  await inside.update(head).set(made).where(eq(head.id, id));
}

interface DepartmentMade {
  organisationId: number;
  parentId: number | null;
  isMajor: boolean;
  name: string;
}

/** Behind its siblings. */
export async function insertDepartment(inside: Db, made: DepartmentMade): Promise<number> {
  const { organisationId, parentId, isMajor, name } = made;
  const kind = departmentKindCodes[isMajor ? 'major' : 'department'];
  const [{ id } = { id: 0 }] = await rawRows<{ id: number }>(
    inside,
    sql`
    insert into ${department} (organisation_id, parent_id, kind, name, position)
    select ${organisationId}::int, ${parentId}::int, ${kind}::smallint, ${name},
      coalesce(max(position) + 1, 0)
    from ${department}
    where organisation_id = ${organisationId} and parent_id is not distinct from ${parentId}::int
    returning id`,
  );
  await inside.execute(sql`
    insert into department_ancestor (department_id, ancestor_id)
    select ${id}::int, ${id}::int
    union all
    select ${id}::int, ancestor_id from department_ancestor where department_id = ${parentId}::int`);
  return id;
}

interface ClassMade {
  organisationId: number;
  departmentId: number | null;
  year: number;
  name: string;
}

export async function insertClass(inside: Db, made: ClassMade): Promise<number> {
  const { organisationId, departmentId, year, name } = made;
  const [{ id } = { id: 0 }] = await rawRows<{ id: number }>(
    inside,
    sql`
    insert into ${schoolClass} (organisation_id, department_id, year, name)
    values (${organisationId}::int, ${departmentId}::int, ${year}::smallint, ${name})
    returning id`,
  );
  return id;
}

async function inParts<T>(rows: readonly T[], save: (json: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await save(JSON.stringify(rows.slice(from, from + AT_ONCE)));
  }
}

export interface MemberWritten extends GuardianshipRow {
  state: number;
  id: number;
  personId: number | null;
  number: string;
  name: string;
  pinyin: string | null;
  phone: string | null;
  gender: number;
  role: number;
  year: number | null;
  departmentId: number | null;
  classId: number | null;
}

export const insertMembers = (
  inside: Db,
  { organisationId, now }: { organisationId: number; now: Date },
  rows: readonly MemberWritten[],
) =>
  inParts(rows, (some) =>
    inside.execute(sql`
    insert into ${membership} (
      id, organisation_id, person_id, account, number, name, pinyin, phone, gender, role, year,
      department_id, class_id, joined_at, is_account_made, state, ${guardianNames}
    )
    overriding system value
    select id, ${organisationId}::int, "personId", number, number, name, coalesce(pinyin, ''),
      phone, gender, role, year, "departmentId", "classId", ${now.toISOString()}::timestamptz,
      "personId" is not null, state, ${guardiansOf('given')}
    from jsonb_to_recordset(${some}::jsonb) as given(
      id int, "personId" int, number text, name text, pinyin text, phone text, gender smallint,
      role smallint, year smallint, "departmentId" int, "classId" int, state smallint,
      ${guardianTypes}
    )`),
  );

export interface MemberChanged extends Omit<MemberWritten, 'personId' | 'number'> {
  hasLeft: boolean;
}

export const updateMembers = (inside: Db, now: Date, rows: readonly MemberChanged[]) =>
  inParts(rows, (some) =>
    inside.execute(sql`
    update ${membership} as m set
      name = given.name, pinyin = coalesce(given.pinyin, m.pinyin), phone = given.phone,
      gender = given.gender, role = given.role, year = given.year,
      department_id = given."departmentId", class_id = given."classId", state = given.state,
      left_at = case when given."hasLeft" then ${now.toISOString()}::timestamptz else m.left_at end,
      (${guardianNames}) = row(${guardiansOf('given')}), version = m.version + 1
    from jsonb_to_recordset(${some}::jsonb) as given(
      id int, name text, pinyin text, phone text, gender smallint, role smallint, year smallint,
      "departmentId" int, "classId" int, state smallint, "hasLeft" boolean,
      ${guardianTypes}
    )
    where m.id = given.id`),
  );

export interface RowDone {
  row: number;
  membershipId: number;
  madePersonId: number | null;
  before: MemberBefore | null;
  versionAfter: number;
}

/** Whom each row made or changed, and how they were. */
export const noteDone = (inside: Db, importId: number, rows: readonly RowDone[]) =>
  inParts(rows, (some) =>
    inside.execute(sql`
    update ${row} as r set
      membership_id = given."membershipId", made_person_id = given."madePersonId",
      before = given.before, version_after = given."versionAfter"
    from jsonb_to_recordset(${some}::jsonb) as given(
      row int, "membershipId" int, "madePersonId" int, before jsonb, "versionAfter" int
    )
    where r.import_id = ${importId} and r.row = given.row`),
  );

export async function findForUndo(inside: Db, id: number) {
  const [found] = await inside.select().from(head).where(eq(head.id, id)).for('update');
  return found ?? null;
}

/** Locks the accounts that it made: who is about to sign in waits, or has been seen. */
export async function selectMade(inside: Db, importId: number) {
  await inside.execute(sql`
    select id from ${person}
    where id in (select made_person_id from ${row} where import_id = ${importId})
    order by id for update`);
  const isCreated = and(eq(row.importId, importId), eq(row.verdict, 'created'));
  const rows = await inside
    .select({ membershipId: sql<number>`${row.membershipId}`, personId: row.madePersonId })
    .from(row)
    .where(isCreated);
  const [{ used } = { used: false }] = await rawRows<{ used: boolean }>(
    inside,
    sql`
    select exists (
      select 1 from ${row} as r
      left join ${membership} as m on m.id = r.membership_id
      where r.import_id = ${importId} and r.verdict = 'created' and (
        exists (select 1 from ${session} as s where s.person_id = r.made_person_id)
        or (r.made_person_id is null and m.person_id is not null)
      )
    ) as used`,
  );
  return { rows, isUsed: used };
}

export const deleteMembers = (inside: Db, ids: readonly number[]) =>
  inParts(ids, (some) =>
    inside.execute(sql`
    delete from ${membership}
    where id in (select given::int from jsonb_array_elements_text(${some}::jsonb) as given)`),
  );

/** Puts back what nobody has changed since; answers whom. */
export async function restoreMembers(inside: Db, importId: number) {
  return rawRows<{ id: number; personId: number | null }>(
    inside,
    sql`
    update ${membership} as m set
      name = b.name, phone = b.phone, gender = b.gender, role = b.role, year = b.year,
      pinyin = coalesce(b.pinyin, m.pinyin), state = b.state, left_at = b."leftAt",
      department_id = (select d.id from ${department} as d where d.id = b."departmentId"),
      class_id = (select c.id from ${schoolClass} as c where c.id = b."classId"),
      (${guardianNames}) = row(${guardiansOf('b')}), version = m.version + 1
    from ${row} as r, jsonb_to_record(r.before) as b(
      name text, pinyin text, phone text, gender smallint, role smallint, year smallint,
      state smallint, "departmentId" int, "classId" int, "leftAt" timestamptz, ${guardianTypes}
    )
    where r.import_id = ${importId} and m.id = r.membership_id and m.version = r.version_after
    returning m.id, m.person_id as "personId"`,
  );
}

export const countChangedRows = (inside: Db, importId: number) =>
  inside.$count(row, and(eq(row.importId, importId), sql`${row.before} is not null`));

/** A row whose own parts alone refer to it: whatever else has come to name it, keeps it. */
async function isUnused(inside: Db, table: 'department' | 'school_class') {
  const references = await findReferencesTo(inside, table);
  const others = references.filter(({ tableName }) => tableName !== 'department_ancestor');
  const conditions = others.map(
    ({ tableName, columnName }) => sql`not exists (select 1 from ${sql.identifier(tableName)} its
      where its.${sql.identifier(columnName)} = own.id)`,
  );
  return sql.join(conditions, sql` and `);
}

/** Those that nobody else has come to use. */
export async function deleteUnusedStructure(
  inside: Db,
  made: Pick<ImportHead, 'madeDepartments' | 'madeClasses'>,
) {
  const isUnusedClass = await isUnused(inside, 'school_class');
  await inside.execute(sql`
    delete from ${schoolClass} as own
    where own.id = any(${sql.param(made.madeClasses)}::int[]) and ${isUnusedClass}`);
  const isUnusedDepartment = await isUnused(inside, 'department');
  // The lowest first: each round leaves their parents without children.
  for (const id of [...made.madeDepartments].reverse()) {
    await inside.execute(sql`
      delete from ${department} as own where own.id = ${id} and ${isUnusedDepartment}`);
  }
}

export const markUndone = (inside: Db, id: number, undoneAt: Date) =>
  inside.update(head).set({ state: 'undone', undoneAt }).where(eq(head.id, id));
