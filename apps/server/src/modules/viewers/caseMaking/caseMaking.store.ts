import type { MakingState } from '@cheese/domain/codes/viewers/making';
import { and, desc, eq, ilike, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { clinicCase, clinicRun } from '../clinic/clinic.tables';
import { caseMaking, caseVersion } from './caseMaking.tables';

/** Whether learners see it: false as long as nothing was published. */
const isShown = sql<boolean>`coalesce(${clinicCase.isShown}, false)`;

/** Held, so that of two who save one comes after the other. */
export async function findMaking(db: Db, id: number, isHeld: boolean) {
  const query = db
    .select({ its: caseMaking, isShown })
    .from(caseMaking)
    .leftJoin(clinicCase, eq(clinicCase.id, caseMaking.caseId))
    .where(eq(caseMaking.id, id));
  return (await (isHeld ? query.for('update', { of: caseMaking }) : query))[0] ?? null;
}

export type Making = NonNullable<Awaited<ReturnType<typeof findMaking>>>;
/** As lists show it: without the case itself. */
export interface Listed {
  its: Omit<Making['its'], 'of' | 'createdBy'>;
  isShown: boolean;
}

const columns = {
  ...{ id: caseMaking.id, organisationId: caseMaking.organisationId },
  ...{ caseId: caseMaking.caseId, title: caseMaking.title },
  ...{ field: caseMaking.field, level: caseMaking.level },
  ...{ edition: caseMaking.edition, version: caseMaking.version },
  ...{ publishedEdition: caseMaking.publishedEdition, updatedAt: caseMaking.updatedAt },
};

const states: Record<MakingState, SQL | undefined> = {
  draft: eq(caseMaking.version, 0),
  withdrawn: and(ne(caseMaking.version, 0), sql`not ${isShown}`),
  published: and(isShown, eq(caseMaking.publishedEdition, caseMaking.edition)),
  changed: and(isShown, ne(caseMaking.publishedEdition, caseMaking.edition)),
};

interface Asked {
  page: number;
  pageCnt: number;
  keyword?: string;
  state?: MakingState;
}

const isOf = (organisationId: number | null) =>
  organisationId === null
    ? isNull(caseMaking.organisationId)
    : eq(caseMaking.organisationId, organisationId);

export async function listMakings(
  db: Db,
  organisationId: number | null,
  { keyword, state, ...paged }: Asked,
) {
  const where = and(
    isOf(organisationId),
    keyword ? ilike(caseMaking.title, containing(keyword)) : undefined,
    state && states[state],
  );
  const { limit, offset } = rowsOf(paged);
  const its = db
    .select({ its: columns, isShown })
    .from(caseMaking)
    .leftJoin(clinicCase, eq(clinicCase.id, caseMaking.caseId))
    .where(where);
  const all = db
    .select({ total: sql<number>`count(*)::int` })
    .from(caseMaking)
    .leftJoin(clinicCase, eq(clinicCase.id, caseMaking.caseId))
    .where(where);
  const newest = [desc(caseMaking.updatedAt), desc(caseMaking.id)];
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
  db.$count(caseMaking, isOf(organisationId));

export async function insertMaking(db: Db, row: typeof caseMaking.$inferInsert) {
  const [made] = await db.insert(caseMaking).values(row).returning({ id: caseMaking.id });
  return made?.id ?? 0;
}

export const updateMaking = (tx: Db, id: number, set: Partial<typeof caseMaking.$inferInsert>) =>
  tx.update(caseMaking).set(set).where(eq(caseMaking.id, id));

export const deleteMaking = (tx: Db, id: number) =>
  tx.delete(caseMaking).where(eq(caseMaking.id, id));

/** Kept beside those before it, of which the oldest go, unless somebody has been with that one. */
export async function insertVersion(tx: Db, row: typeof caseVersion.$inferInsert, most: number) {
  await tx.insert(caseVersion).values(row);
  const isIts = eq(caseVersion.makingId, row.makingId);
  const old = tx
    .select({ version: caseVersion.version })
    .from(caseVersion)
    .where(isIts)
    .orderBy(desc(caseVersion.version))
    .offset(most);
  const runs = tx
    .select({ id: clinicRun.id })
    .from(clinicRun)
    .innerJoin(caseMaking, eq(caseMaking.caseId, clinicRun.caseId))
    .where(
      and(eq(caseMaking.id, caseVersion.makingId), eq(clinicRun.version, caseVersion.version)),
    );
  await tx
    .delete(caseVersion)
    .where(and(isIts, inArray(caseVersion.version, old), notExists(runs)));
}

export const selectVersions = (db: Db, makingId: number) =>
  db
    .select({
      ...{ version: caseVersion.version, title: caseVersion.title },
      publishedAt: caseVersion.publishedAt,
    })
    .from(caseVersion)
    .where(eq(caseVersion.makingId, makingId))
    .orderBy(desc(caseVersion.version));

export async function findVersion(db: Db, makingId: number, version: number) {
  const where = and(eq(caseVersion.makingId, makingId), eq(caseVersion.version, version));
  const [row] = await db.select({ of: caseVersion.of }).from(caseVersion).where(where);
  return row?.of ?? null;
}
