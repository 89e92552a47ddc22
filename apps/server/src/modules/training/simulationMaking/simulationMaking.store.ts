import type { ShownState } from '@cheese/domain/codes/base/shownStates';
import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { simulationPractice } from '../../exam/practice/practice.tables';
import { media, mediaUpload } from '../../learning/mediaFile/media.tables';
import { forgetBullets } from '../bulletComment/bulletComment.service';
import { bulletComment } from '../bulletComment/bulletComment.tables';
import {
  madeSimulation,
  simulation,
  simulationVideo,
  simulationVideoPlace,
} from '../simulation/simulation.tables';
import { simulationNote } from '../simulationNote/simulationNote.tables';
import { madeColumns } from '../simulation/simulation.made.store';

/** `isHeld` locks the row, so that concurrent saves run one after the other. */
export async function findMade(db: Db, id: number, isHeld = false) {
  const name = isHeld ? 'made_simulation_held' : 'made_simulation';
  const plan = prepared(db, name, () => {
    const query = selectMade(db);
    return (isHeld ? query.for('update', { of: madeSimulation }) : query).prepare(name);
  });
  return (await plan.execute({ id }))[0] ?? null;
}

function selectMade(db: Db) {
  const { aims, equipment, steps } = simulation;
  const { chapterId, questionCount } = simulationPractice;
  return db
    .select({
      its: madeSimulation,
      words: { aims, equipment, steps },
      practice: { chapterId, questionCount },
    })
    .from(madeSimulation)
    .innerJoin(simulation, eq(simulation.id, madeSimulation.id))
    .leftJoin(simulationPractice, eq(simulationPractice.id, madeSimulation.id))
    .where(eq(madeSimulation.id, sql.placeholder('id')));
}

export type Made = NonNullable<Awaited<ReturnType<typeof findMade>>>;

const isOf = (organisationId: number | null): SQL =>
  organisationId === null
    ? isNull(madeSimulation.organisationId)
    : eq(madeSimulation.organisationId, organisationId);

interface Listed {
  page: number;
  pageCnt: number;
  keyword?: string;
  shown?: ShownState;
}

export async function listMade(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, keyword, shown }: Listed,
) {
  const where = and(
    isOf(organisationId),
    keyword ? ilike(madeSimulation.title, likePattern(keyword)) : undefined,
    shown && eq(madeSimulation.isShown, shown === 'shown'),
  );
  const [rows, total] = await Promise.all([
    db
      .select(madeColumns)
      .from(madeSimulation)
      .where(where)
      .orderBy(desc(madeSimulation.id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(madeSimulation, where),
  ]);
  return { rows, total };
}

export type ListedRow = Awaited<ReturnType<typeof listMade>>['rows'][number];

export const countVideos = (db: Db, id: number): Promise<number> =>
  db.$count(simulationVideo, eq(simulationVideo.simulationId, id));

export const selectVideos = (db: Db, id: number) =>
  prepared(db, 'made_simulation_videos', () =>
    db
      .select({ video: simulationVideo, readyAt: media.readyAt })
      .from(simulationVideo)
      .innerJoin(media, eq(media.id, simulationVideo.mediaId))
      .where(eq(simulationVideo.simulationId, sql.placeholder('id')))
      .orderBy(asc(simulationVideo.number))
      .prepare('made_simulation_videos'),
  ).execute({ id });

/** Counts those that belong to this owner and are ready. */
export function countFilms(db: Db, ids: readonly number[], organisationId: number | null) {
  const isTheirs =
    organisationId === null
      ? isNull(media.organisationId)
      : eq(media.organisationId, organisationId);
  const isComing = db
    .select({ one: sql`1` })
    .from(mediaUpload)
    .where(and(eq(mediaUpload.mediaId, media.id), isNull(mediaUpload.arrivedAt)));
  return db.$count(
    media,
    and(inArray(media.id, [...ids]), eq(media.kind, 'film'), isTheirs, notExists(isComing)),
  );
}

export type VideoRow = typeof simulationVideo.$inferInsert;

/** Those that are named stay and change, those without a number are new, and all others go. */
export async function replaceVideos(
  tx: Db,
  simulationId: number,
  rows: readonly (Omit<VideoRow, 'simulationId'> & { id: number | undefined })[],
) {
  const kept = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isIts = eq(simulationVideo.simulationId, simulationId);
  const isGone = kept.length > 0 ? and(isIts, notInArray(simulationVideo.id, kept)) : isIts;
  await deleteVideos(tx, isGone);
  // Two must never have one number, not even on the way.
  const aside = sql`-${simulationVideo.number}`;
  await tx.update(simulationVideo).set({ number: aside }).where(isIts);
  for (const { id, ...row } of rows) {
    if (id === undefined) await tx.insert(simulationVideo).values({ ...row, simulationId });
    else await tx.update(simulationVideo).set(row).where(eq(simulationVideo.id, id));
  }
}

/** Includes their comments, and those held for moderation. */
export async function deleteVideos(tx: Db, where: SQL | undefined) {
  const gone = await tx.select({ id: simulationVideo.id }).from(simulationVideo).where(where);
  for (const { id } of gone) await forgetBullets(tx, id);
  await tx.delete(simulationVideo).where(where);
}

/** Counts the learners' work that would be lost. */
export async function countLoss(db: Db, simulationId: number) {
  const its = db
    .select({ id: simulationVideo.id })
    .from(simulationVideo)
    .where(eq(simulationVideo.simulationId, simulationId));
  const people = sql<number>`count(distinct ${simulationVideoPlace.personId})::int`;
  const [bullets, notes, [at]] = await Promise.all([
    db.$count(bulletComment, inArray(bulletComment.videoId, its)),
    db.$count(simulationNote, inArray(simulationNote.videoId, its)),
    db
      .select({ people })
      .from(simulationVideoPlace)
      .where(inArray(simulationVideoPlace.videoId, its)),
  ]);
  return { bullets, notes, learners: at?.people ?? 0 };
}

export const updateWords = (db: Db, id: number, words: Partial<typeof simulation.$inferInsert>) =>
  db.update(simulation).set(words).where(eq(simulation.id, id));

export const updateMade = (
  db: Db,
  id: number,
  about: Partial<typeof madeSimulation.$inferInsert>,
) => db.update(madeSimulation).set(about).where(eq(madeSimulation.id, id));

export const countOf = (db: Db, organisationId: number | null) =>
  db.$count(madeSimulation, isOf(organisationId));

export const insertWords = (db: Db, words: typeof simulation.$inferInsert) =>
  db.insert(simulation).values(words).returning({ id: simulation.id });

export const deleteSimulation = (db: Db, id: number) =>
  db.delete(simulation).where(eq(simulation.id, id));

export const insertMade = (db: Db, row: typeof madeSimulation.$inferInsert) =>
  db.insert(madeSimulation).values(row);
