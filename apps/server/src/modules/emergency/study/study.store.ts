import { and, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { emergencyResource } from '../resource/resource.tables';
import { emergencyStudy as study } from './study.tables';

/** Resources that trainees can open, of any owner. */
export const onShelf = and(
  isNotNull(emergencyResource.groundedAt),
  isNull(emergencyResource.deletedAt),
);

export async function isOnShelf(db: Db, resourceId: number) {
  return (
    (await db.$count(emergencyResource, and(eq(emergencyResource.id, resourceId), onShelf))) > 0
  );
}

export async function insertStudy(db: Db, row: typeof study.$inferInsert) {
  const rows = await db.insert(study).values(row).returning({ studyId: study.id });
  return { studyId: present(rows[0]).studyId };
}

export async function findStudy(db: Db, id: number, personId: number) {
  const rows = await db
    .select()
    .from(study)
    .where(and(eq(study.id, id), eq(study.personId, personId)));
  return rows[0] ?? null;
}

/** Last report of the trainee over all resources. */
export async function lastHeard(db: Db, personId: number) {
  const rows = await db
    .select({ at: max(study.endedAt) })
    .from(study)
    .where(eq(study.personId, personId));
  return rows[0]?.at ?? null;
}

export async function updateStudy(
  db: Db,
  id: number,
  change: { studiedMs: number; endedAt: Date },
) {
  await db.update(study).set(change).where(eq(study.id, id));
}
