import type { MediaKind, MediaState } from '@cheese/domain/codes/learning/media';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { filtersOf } from '../../../db/filters';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { course, courseware } from '../course/course.tables';
import { media, type MediaRow, mediaUpload, type MediaUploadRow } from '../mediaFile/media.tables';

export interface FoundMedia {
  media: MediaRow;
  /** Its parts, until something was made of them. */
  upload: MediaUploadRow | null;
  ownerName: string;
}

const nameOfPerson = sql<string>`coalesce(${person.name}, ${person.nickname}, '')`;

const found = (db: Db) =>
  db
    .select({
      media: getTableColumns(media),
      upload: mediaUpload,
      ownerName: nameOfPerson,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(media)
    .leftJoin(mediaUpload, eq(mediaUpload.mediaId, media.id))
    .leftJoin(person, eq(person.id, media.personId));

export async function findMedia(db: Db, id: number): Promise<FoundMedia | null> {
  return (await found(db).where(eq(media.id, id)))[0] ?? null;
}

export const selectMedia = (db: Db, ids: readonly number[]): Promise<FoundMedia[]> =>
  found(db)
    .where(inArray(media.id, [...ids]))
    .orderBy(media.id);

const isMade = and(isNull(media.readyAt), isNull(media.failedAt));
const isComing = and(isNotNull(mediaUpload.mediaId), isNull(mediaUpload.arrivedAt));

const ofState: Record<MediaState, SQL | undefined> = {
  ready: isNotNull(media.readyAt),
  failed: isNotNull(media.failedAt),
  uploading: and(isMade, isComing),
  working: and(isMade, isNotNull(media.beganAt)),
  waiting: and(isMade, isNull(media.beganAt), not(isComing ?? sql`false`)),
};

interface Listed {
  organisationId: number | null;
  page: number;
  pageCnt: number;
  keyword?: string;
  kind?: MediaKind;
  state?: MediaState;
}

const ways = {
  keyword: sql`${media.name} ilike ${sql.placeholder('pattern')}`,
  kind: eq(media.kind, sql.placeholder('kind')),
};

export function listMedia(db: Db, { organisationId, ...asked }: Listed) {
  const { keyword, kind, state } = asked;
  const chosen = filtersOf(ways, asked);
  const name = ['media_listed', organisationId === null, state, chosen.name].join('_');
  const plan = prepared(db, name, () => {
    const owner = media.organisationId;
    const isTheirs =
      organisationId === null ? isNull(owner) : eq(owner, sql.placeholder('organisationId'));
    return found(db)
      .where(and(isTheirs, state && ofState[state], chosen.where))
      .orderBy(desc(media.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  const pattern = keyword && likePattern(keyword);
  return pageBy(plan, { organisationId, kind, pattern }, asked);
}

/** The courses in which films and documents stand, as items or trailers. */
export function selectUses(db: Db, ids: readonly number[]) {
  const isOne = (column: typeof courseware.mediaId | typeof course.trailerId) =>
    sql`${column} = any(${sql.placeholder('ids')}::int[])`;
  const plan = prepared(db, 'media_used', () => {
    const items = db
      .select({ mediaId: courseware.mediaId, courseId: course.id, courseName: course.name })
      .from(courseware)
      .innerJoin(course, eq(course.id, courseware.courseId))
      .where(isOne(courseware.mediaId));
    const trailers = db
      .select({ mediaId: course.trailerId, courseId: course.id, courseName: course.name })
      .from(course)
      .where(isOne(course.trailerId));
    return items.union(trailers).prepare('media_used');
  });
  return plan.execute({ ids: [...ids] });
}

/** The same file uploaded in two tabs makes one upload; null if the other tab was first. */
export function insertUploading(
  db: Db,
  row: typeof media.$inferInsert,
  upload: Omit<MediaUploadRow, 'mediaId'>,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(media).values(row).returning({ id: media.id });
    const mediaId = present(made).id;
    const kept = await tx
      .insert(mediaUpload)
      .values({ ...upload, mediaId })
      .onConflictDoNothing()
      .returning({ id: mediaUpload.mediaId });
    if (kept.length > 0) return mediaId;
    await tx.delete(media).where(eq(media.id, mediaId));
    return null;
  });
}

const isUnfinished = (personId: number) =>
  and(eq(mediaUpload.personId, personId), isNull(mediaUpload.arrivedAt));

export async function findUnfinished(db: Db, personId: number, fingerprint: string) {
  const rows = await found(db).where(
    and(isUnfinished(personId), eq(mediaUpload.fingerprint, fingerprint)),
  );
  return rows[0] ?? null;
}

export const countUnfinished = async (db: Db, personId: number) =>
  db.$count(mediaUpload, isUnfinished(personId));

export async function touchUpload(db: Db, mediaId: number, askedAt: Date) {
  await db.update(mediaUpload).set({ askedAt }).where(eq(mediaUpload.mediaId, mediaId));
}

/** Answers true for one of two concurrent calls, which then queues the work. */
export async function markArrived(db: Db, mediaId: number, arrivedAt: Date) {
  const rows = await db
    .update(mediaUpload)
    .set({ arrivedAt })
    .where(and(eq(mediaUpload.mediaId, mediaId), isNull(mediaUpload.arrivedAt)))
    .returning({ id: mediaUpload.mediaId });
  return rows.length > 0;
}

type Change = Partial<typeof media.$inferInsert>;

/** Answers false if the file is ready or has failed, or if another worker has started since. */
export async function updateMaking(
  db: Db,
  { id, beganAt }: { id: number; beganAt?: Date },
  set: Change,
): Promise<boolean> {
  const rows = await db
    .update(media)
    .set(set)
    .where(and(eq(media.id, id), isMade, beganAt && eq(media.beganAt, beganAt)))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Back in line, if it had failed. */
export async function updateFailed(db: Db, id: number): Promise<boolean> {
  const set = { failedAt: null, failure: null, beganAt: null, done: 0, total: null };
  const rows = await db
    .update(media)
    .set(set)
    .where(and(eq(media.id, id), isNotNull(media.failedAt)))
    .returning({ id: media.id });
  return rows.length > 0;
}

export async function renameMedia(db: Db, id: number, name: string) {
  await db.update(media).set({ name }).where(eq(media.id, id));
}

/** Abandoned uploads, and parts kept for a retry, before these times. */
export const selectAbandoned = (db: Db, before: { unfinished: Date; kept: Date }) =>
  db
    .select()
    .from(mediaUpload)
    .where(
      or(
        and(isNull(mediaUpload.arrivedAt), lte(mediaUpload.askedAt, before.unfinished)),
        lte(mediaUpload.askedAt, before.kept),
      ),
    )
    .limit(100);

export async function deleteMedia(db: Db, id: number) {
  await db.delete(media).where(eq(media.id, id));
}

export async function deleteMediaUpload(db: Db, mediaId: number) {
  await db.delete(mediaUpload).where(eq(mediaUpload.mediaId, mediaId));
}
