import type { Db } from '../../../db/database';
import { person as people } from '../../people/person/person.tables';
import { madeSimulation, simulationVideo } from '../simulation/simulation.tables';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { bulletComment, bulletMute } from './bulletComment.tables';

const MOST_SHOWN = 200;

const isRunning = (now: Date) => or(isNull(bulletMute.until), gt(bulletMute.until, now));

export const hasSpoken = async (db: Db, videoId: number, senderId: number) =>
  (await db.$count(
    bulletComment,
    and(eq(bulletComment.videoId, videoId), eq(bulletComment.personId, senderId)),
  )) > 0;

export const selectSchoolOf = (db: Db, videoId: number) =>
  db
    .select({ organisationId: madeSimulation.organisationId })
    .from(simulationVideo)
    .innerJoin(madeSimulation, eq(madeSimulation.id, simulationVideo.simulationId))
    .where(eq(simulationVideo.id, videoId));

export function selectMute(
  db: Db,
  { senderId, now, school }: { senderId: number; now: Date; school: number },
) {
  const { organisationId, personId, until } = bulletMute;
  return db
    .select({ until })
    .from(bulletMute)
    .where(and(eq(organisationId, school), eq(personId, senderId), isRunning(now)));
}

export async function keepMute(
  db: Db,
  {
    organisationId,
    senderId,
    set,
  }: {
    organisationId: number;
    senderId: number;
    set: Pick<typeof bulletMute.$inferInsert, 'until' | 'mutedAt' | 'mutedBy'>;
  },
) {
  await db
    .insert(bulletMute)
    .values({ organisationId, personId: senderId, ...set })
    .onConflictDoUpdate({ target: [bulletMute.organisationId, bulletMute.personId], set });
}

export async function deleteMute(db: Db, senderId: number, school: number) {
  const { organisationId, personId } = bulletMute;
  await db.delete(bulletMute).where(and(eq(organisationId, school), eq(personId, senderId)));
}

export function selectMutes(db: Db, now: Date, school: number) {
  const { organisationId, personId: senderId, until, mutedAt } = bulletMute;
  return db
    .select({ senderId, until, nickname: people.nickname })
    .from(bulletMute)
    .innerJoin(people, eq(people.id, senderId))
    .where(and(eq(organisationId, school), isRunning(now)))
    .orderBy(desc(mutedAt))
    .limit(MOST_SHOWN);
}
