import { departmentKindCodes } from '@cheese/domain/codes/school/departments';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
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

export async function inParts<T>(rows: readonly T[], save: (json: string) => Promise<unknown>) {
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
