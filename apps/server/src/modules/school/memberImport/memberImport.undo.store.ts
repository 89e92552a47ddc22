import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { department } from '../../people/organisation/department.tables';
import { findReferencesTo } from '../../people/organisation/organisation.door';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { session } from '../../people/session/session.tables';
import { guardianNames, guardiansOf, guardianTypes } from './memberImport.guardian.store';
import { inParts } from './memberImport.save.store';
import {
  type MemberImportHead as ImportHead,
  memberImport as head,
  memberImportRow as row,
} from './memberImport.tables';

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
