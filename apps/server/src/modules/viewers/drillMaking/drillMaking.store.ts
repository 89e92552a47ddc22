import type { MakingState } from '@cheese/domain/codes/viewers/making';
import { and, desc, eq, ilike, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { drill } from '../drill/drill.tables';
import { drillMaking, drillVersion } from './drillMaking.tables';

/** Whether learners see it: false as long as nothing was published. */
const isShown = sql<boolean>`coalesce(${drill.isShown}, false)`;

/** Held, so that of two who save one comes after the other. */
export async function findMaking(db: Db, id: number, isHeld: boolean) {
  const query = db
    .select({ its: drillMaking, isShown })
    .from(drillMaking)
    .leftJoin(drill, eq(drill.id, drillMaking.drillId))
    .where(eq(drillMaking.id, id));
  return (await (isHeld ? query.for('update', { of: drillMaking }) : query))[0] ?? null;
}

export type Making = NonNullable<Awaited<ReturnType<typeof findMaking>>>;
/** As lists show it: without its graph. */
export interface Listed {
  its: Omit<Making['its'], 'graph' | 'createdBy'>;
  isShown: boolean;
}

const columns = {
  ...{ id: drillMaking.id, organisationId: drillMaking.organisationId },
  ...{ drillId: drillMaking.drillId, title: drillMaking.title, topic: drillMaking.topic },
  ...{ difficulty: drillMaking.difficulty, sceneCount: drillMaking.sceneCount },
  ...{ edition: drillMaking.edition, version: drillMaking.version },
  ...{ publishedEdition: drillMaking.publishedEdition, updatedAt: drillMaking.updatedAt },
};

const states: Record<MakingState, SQL | undefined> = {
  draft: eq(drillMaking.version, 0),
  withdrawn: and(ne(drillMaking.version, 0), sql`not ${isShown}`),
  published: and(isShown, eq(drillMaking.publishedEdition, drillMaking.edition)),
  changed: and(isShown, ne(drillMaking.publishedEdition, drillMaking.edition)),
};

interface Asked {
  page: number;
  pageCnt: number;
  keyword?: string;
  state?: MakingState;
}

const isOf = (organisationId: number | null) =>
  organisationId === null
    ? isNull(drillMaking.organisationId)
    : eq(drillMaking.organisationId, organisationId);

export async function listMakings(
  db: Db,
  organisationId: number | null,
  { keyword, state, ...paged }: Asked,
) {
  const where = and(
    isOf(organisationId),
    keyword ? ilike(drillMaking.title, containing(keyword)) : undefined,
    state && states[state],
  );
  const { limit, offset } = rowsOf(paged);
  const its = db
    .select({ its: columns, isShown })
    .from(drillMaking)
    .leftJoin(drill, eq(drill.id, drillMaking.drillId))
    .where(where);
  const all = db
    .select({ total: sql<number>`count(*)::int` })
    .from(drillMaking)
    .leftJoin(drill, eq(drill.id, drillMaking.drillId))
    .where(where);
  const newest = [desc(drillMaking.updatedAt), desc(drillMaking.id)];
  const [rows, [counted]] = [
    await its
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    await all,
  ];
  return { rows, total: counted?.total ?? 0 };
}

export const countMakings = (db: Db, organisationId: number | null) =>
  db.$count(drillMaking, isOf(organisationId));

export async function insertMaking(db: Db, row: typeof drillMaking.$inferInsert) {
  const [made] = await db.insert(drillMaking).values(row).returning({ id: drillMaking.id });
  return made?.id ?? 0;
}

export const updateMaking = (tx: Db, id: number, set: Partial<typeof drillMaking.$inferInsert>) =>
  tx.update(drillMaking).set(set).where(eq(drillMaking.id, id));

export const deleteMaking = (tx: Db, id: number) =>
  tx.delete(drillMaking).where(eq(drillMaking.id, id));

/** Kept beside those before it, of which the oldest go. */
export async function insertVersion(tx: Db, row: typeof drillVersion.$inferInsert, most: number) {
  await tx.insert(drillVersion).values(row);
  const isIts = eq(drillVersion.makingId, row.makingId);
  const old = tx
    .select({ version: drillVersion.version })
    .from(drillVersion)
    .where(isIts)
    .orderBy(desc(drillVersion.version))
    .offset(most);
  await tx.delete(drillVersion).where(and(isIts, inArray(drillVersion.version, old)));
}

export const selectVersions = (db: Db, makingId: number) =>
  db
    .select({
      ...{ version: drillVersion.version, title: drillVersion.title },
      ...{ sceneCount: drillVersion.sceneCount, publishedAt: drillVersion.publishedAt },
    })
    .from(drillVersion)
    .where(eq(drillVersion.makingId, makingId))
    .orderBy(desc(drillVersion.version));

export async function findVersion(db: Db, makingId: number, version: number) {
  const where = and(eq(drillVersion.makingId, makingId), eq(drillVersion.version, version));
  const [row] = await db.select({ graph: drillVersion.graph }).from(drillVersion).where(where);
  return row?.graph ?? null;
}
