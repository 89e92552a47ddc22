import { presentStates } from '@cheese/domain/codes/people/memberStates';
import { and, asc, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { keptCounts } from '../../../db/keptCount';
import { present } from '../../../db/present';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { membersWithin } from '../rights/membersWithin.door';
import type { Reach } from '../rights/reach';
import { classesWithin } from '../schoolClass/schoolClass.door';

/** The tree of a school, siblings in their order; what is counted in it goes as far as a reach. */
export async function selectTree(db: Db, reach: Reach) {
  const { memberId: _memberId, ...within } = reach;
  const { id, parentId, kind, name } = department;
  const rows = await db
    .select({ id, parentId, kind, name })
    .from(department)
    .where(eq(department.organisationId, reach.organisationId))
    .orderBy(asc(department.position), asc(department.id));
  const counted = await keptCounts(
    ['departments', within],
    () => countDepartments(db, reach),
    ({ size }) => size,
  );
  return rows.map((row) => ({
    ...row,
    people: counted.people.get(row.id) ?? 0,
    classes: counted.classes.get(row.id) ?? 0,
  }));
}

/** Present members and open classes of each department. */
async function countDepartments(db: Db, reach: Reach) {
  const people = await db
    .select({ id: membership.departmentId, total: count() })
    .from(membership)
    .where(and(membersWithin(db, reach), inArray(membership.state, [...presentStates])))
    .groupBy(membership.departmentId);
  const classes = await db
    .select({ id: schoolClass.departmentId, total: count() })
    .from(schoolClass)
    .where(and(classesWithin(reach), isNull(schoolClass.archivedAt)))
    .groupBy(schoolClass.departmentId);
  const size = people.reduce((sum, { total }) => sum + total, 0);
  return { people: totals(people), classes: totals(classes), size };
}

const totals = (rows: { id: number | null; total: number }[]) =>
  new Map(rows.map(({ id, total }) => [id, total]));

/** Changes of one tree wait for each other: two that are right alone may make a circle. */
export const lockTree = (tx: Db, organisationId: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`departments:${organisationId}`}, 0))`,
  );

const isOf = (organisationId: number, id: number) =>
  and(eq(department.organisationId, organisationId), eq(department.id, id));

export async function findDepartment(db: Db, organisationId: number, id: number) {
  const [row] = await db.select().from(department).where(isOf(organisationId, id));
  return row ?? null;
}

export async function selectAncestorIds(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: departmentAncestor.ancestorId })
    .from(departmentAncestor)
    .where(eq(departmentAncestor.departmentId, id));
  return rows.map((row) => row.id);
}

/** Levels of the subtree below and with it. */
export async function heightOf(db: Db, id: number): Promise<number> {
  const depth = (of: typeof departmentAncestor.departmentId | number) =>
    sql`(select count(*) from department_ancestor up where up.department_id = ${of})`;
  const [row] = await db
    .select({
      height: sql<number>`(max(${depth(departmentAncestor.departmentId)}) - ${depth(id)} + 1)::int`,
    })
    .from(departmentAncestor)
    .where(eq(departmentAncestor.ancestorId, id));
  return present(row).height;
}

const siblings = (organisationId: number, parentId: number | null) =>
  and(
    eq(department.organisationId, organisationId),
    parentId === null ? isNull(department.parentId) : eq(department.parentId, parentId),
  );

export async function nextPosition(db: Db, organisationId: number, parentId: number | null) {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${department.position}) + 1, 0)::int` })
    .from(department)
    .where(siblings(organisationId, parentId));
  return present(row).next;
}

/** Makes room at a position among siblings. */
export const shiftFrom = (
  db: Db,
  {
    organisationId,
    parentId,
    position,
  }: { organisationId: number; parentId: number | null; position: number },
) =>
  db
    .update(department)
    .set({ position: sql`${department.position} + 1` })
    .where(and(siblings(organisationId, parentId), gte(department.position, position)));

export async function insertDepartment(db: Db, row: typeof department.$inferInsert) {
  const [made] = await db.insert(department).values(row).returning({ id: department.id });
  const { id } = present(made);
  await linkBelow(db, id, row.parentId ?? null);
  return id;
}

export const updateDepartment = (
  db: Db,
  id: number,
  changed: Partial<typeof department.$inferInsert>,
) => db.update(department).set(changed).where(eq(department.id, id));

const linkBelow = (db: Db, id: number, parentId: number | null) =>
  db.execute(sql`
    insert into department_ancestor (department_id, ancestor_id)
    select ${id}::int, ${id}::int
    union all
    select ${id}::int, ancestor_id from department_ancestor where department_id = ${parentId}::int`);

/** Hangs a whole subtree under another parent. */
export async function rehang(db: Db, id: number, parentId: number | null) {
  await db.execute(sql`
    delete from department_ancestor
    where department_id in (select department_id from department_ancestor where ancestor_id = ${id})
      and ancestor_id not in (select department_id from department_ancestor where ancestor_id = ${id})`);
  await db.execute(sql`
    insert into department_ancestor (department_id, ancestor_id)
    select below.department_id, up.ancestor_id
    from department_ancestor below cross join department_ancestor up
    where below.ancestor_id = ${id} and up.department_id = ${parentId}::int`);
}

/** What keeps a department from being removed. */
export async function countWithin(db: Db, id: number) {
  const children = await db.$count(department, eq(department.parentId, id));
  const people = await db.$count(membership, eq(membership.departmentId, id));
  const classes = await db.$count(schoolClass, eq(schoolClass.departmentId, id));
  return children + people + classes;
}

export const deleteDepartment = (db: Db, id: number) =>
  db.delete(department).where(eq(department.id, id));

export async function selectChildIds(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: department.id })
    .from(department)
    .where(eq(department.parentId, id))
    .orderBy(asc(department.position), asc(department.id));
  return rows.map((row) => row.id);
}

/** One department that is joined to another, as a relation. */
export const joinedPair = (id: number, intoId: number) =>
  sql`(select ${id}::int as from_id, ${intoId}::int as into_id)`;
