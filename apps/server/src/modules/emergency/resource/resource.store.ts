import { groundStateCodes } from '@cheese/domain/codes/emergency/centre';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { likePattern } from '../../../db/likePattern';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { emergencyResource as resource, emergencyResourceFile as file } from './resource.tables';
import type { GroundAsked, PageAsked } from './resource.service';

type NewResource = typeof resource.$inferInsert;
type NewFile = typeof file.$inferInsert;

const saysWord = (keyword: string | undefined) => {
  const pattern = keyword && likePattern(keyword);
  return pattern ? or(ilike(resource.title, pattern), ilike(resource.summary, pattern)) : undefined;
};

const isThere = isNull(resource.deletedAt);
/**
 * All columns but the text, which may have two hundred thousand characters and is read only on
 * opening.
 */
const { html: written, ...listed } = getTableColumns(resource);
/** Null stands for all of them. */
const ofOrg = (orgId: number | null) =>
  orgId === null ? undefined : eq(resource.organisationId, orgId);

/** Newest first. */
export function selectGrounded(db: Db, { category, topic, keyword }: GroundAsked) {
  return db
    .select(listed)
    .from(resource)
    .where(
      and(
        isThere,
        isNotNull(resource.groundedAt),
        category && eq(resource.category, category),
        topic && eq(resource.topic, topic),
        saysWord(keyword),
      ),
    )
    .orderBy(desc(resource.groundedAt), desc(resource.id));
}

const chosenBy = (
  { category, topic, kind, groundState, keyword }: PageAsked,
  orgId: number | null,
) =>
  and(
    isThere,
    ofOrg(orgId),
    category && eq(resource.category, category),
    topic && eq(resource.topic, topic),
    kind && eq(resource.kind, kind),
    groundState === undefined
      ? undefined
      : (groundState === groundStateCodes.shown ? isNotNull : isNull)(resource.groundedAt),
    saysWord(keyword),
  );

/** One page of what an organisation has, what was changed last first. */
export async function selectPage(db: Db, asked: PageAsked, orgId: number | null) {
  const chosen = chosenBy(asked, orgId);
  const list = await selectManaged(db)
    .where(chosen)
    .orderBy(desc(resource.updatedAt), desc(resource.id))
    .limit(asked.pageCnt)
    .offset((asked.page - 1) * asked.pageCnt);
  const [all] = await db.select({ total: count() }).from(resource).where(chosen);
  return { list, total: all?.total ?? 0 };
}

const selectManaged = (db: Db) =>
  db
    .select({
      resource: listed,
      orgName: organisation.name,
      uploader: sql<string | null>`coalesce(${person.name}, ${person.nickname})`,
    })
    .from(resource)
    .leftJoin(organisation, eq(organisation.id, resource.organisationId))
    .leftJoin(person, eq(person.id, resource.uploadedBy))
    .$dynamic();

export type ManagedRow = Awaited<ReturnType<typeof selectPage>>['list'][number];

export function selectChoices(db: Db, keyword: string | undefined, orgId: number | null) {
  return db
    .select({ id: resource.id, title: resource.title, kind: resource.kind })
    .from(resource)
    .where(and(isThere, ofOrg(orgId), saysWord(keyword)))
    .orderBy(asc(resource.title), asc(resource.id));
}

export async function findResource(db: Db, id: number): Promise<ManagedRow | null> {
  const rows = await selectManaged(db).where(and(isThere, eq(resource.id, id)));
  return rows[0] ?? null;
}

export async function findHtml(db: Db, id: number): Promise<string> {
  const rows = await db.select({ html: written }).from(resource).where(eq(resource.id, id));
  return rows[0]?.html ?? '';
}

/** Locks the existing ones against changes and deletion. */
export const lockResources = (db: Db, ids: number[]) =>
  db
    .select(listed)
    .from(resource)
    .where(and(isThere, inArray(resource.id, ids)))
    .orderBy(asc(resource.id))
    .for('update');

export async function insertResource(db: Db, row: NewResource): Promise<number> {
  const rows = await db.insert(resource).values(row).returning({ id: resource.id });
  return present(rows[0]).id;
}

export async function updateResource(db: Db, id: number, change: Partial<NewResource>) {
  await db
    .update(resource)
    .set(change)
    .where(and(isThere, eq(resource.id, id)));
}

/** Puts on the shelf what is not on it yet, or takes off what is; what is there keeps its moment. */
export async function updateGround(db: Db, ids: number[], groundedAt: Date | null) {
  const isOther = groundedAt ? isNull(resource.groundedAt) : isNotNull(resource.groundedAt);
  await db
    .update(resource)
    .set({ groundedAt })
    .where(and(isThere, inArray(resource.id, ids), isOther));
}

export const selectFiles = (db: Db, resourceIds: number[]) =>
  db
    .select()
    .from(file)
    .where(inArray(file.resourceId, resourceIds))
    .orderBy(asc(file.place), asc(file.id));

export async function findFile(db: Db, id: number) {
  const rows = await db.select().from(file).where(eq(file.id, id));
  return rows[0] ?? null;
}

export async function insertFiles(db: Db, rows: NewFile[]) {
  return rows.length === 0 ? [] : db.insert(file).values(rows).returning();
}

export async function updateFile(db: Db, id: number, change: Partial<NewFile>) {
  await db.update(file).set(change).where(eq(file.id, id));
}

export async function deleteFiles(db: Db, ids: number[]) {
  if (ids.length > 0) await db.delete(file).where(inArray(file.id, ids));
}
