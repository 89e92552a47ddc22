import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import { stretchAt } from '@cheese/domain/rules/training/bullets';
import { and, desc, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import { commodity } from '../../shop/goods/commodity.tables';
import { simulationVideo } from '../simulation/simulation.tables';
import { bulletBlock, bulletComment, type BulletRow } from './bulletComment.tables';

/** Only the newest of a section are shown. */
const MOST_IN_STRETCH = 2_000;

interface Stretch {
  videoId: number;
  fromMs: number;
  /** Only what is newer than this one. */
  afterId?: number;
}

const inStretch = (db: Db, name: string, isAsked: SQL) =>
  prepared(db, name, () => {
    const { videoId, atMs, id } = bulletComment;
    return db
      .select()
      .from(bulletComment)
      .where(
        and(
          eq(videoId, sql.placeholder('videoId')),
          gte(atMs, sql.placeholder('fromMs')),
          lt(atMs, sql.placeholder('toMs')),
          gt(id, sql.placeholder('afterId')),
          isAsked,
        ),
      )
      .orderBy(desc(id))
      .limit(MOST_IN_STRETCH)
      .prepare(name);
  });

/** Those of the stretch that a moment lies in that everybody sees, the newest first. */
export const selectPublished = (db: Db, { fromMs, afterId = 0, ...asked }: Stretch) =>
  inStretch(db, 'bullets', isNull(bulletComment.heldAt)).execute({
    ...asked,
    afterId,
    ...stretchAt(fromMs),
  });

/** Those of one person, also what waits. */
export const selectOwnIn = (
  db: Db,
  { fromMs, afterId = 0, ...asked }: Stretch & { personId: number },
) =>
  inStretch(db, 'bullets_own_in', eq(bulletComment.personId, sql.placeholder('personId'))).execute({
    ...asked,
    afterId,
    ...stretchAt(fromMs),
  });

export async function insertBullet(tx: Db, { heldAt, ...row }: Omit<BulletRow, 'id'>) {
  const plan = prepared(tx, 'bullet_written', () =>
    tx
      .insert(bulletComment)
      .values({
        ...inputs('videoId', 'personId', 'atMs', 'text', 'color', 'place', 'sentAt'),
        // drizzle's own way of writing a moment knows none that is null.
        heldAt: sql`${sql.placeholder('heldAt')}::timestamptz`,
      })
      .returning()
      .prepare('bullet_written'),
  );
  const [made] = await plan.execute({ ...row, heldAt: heldAt?.toISOString() ?? null });
  if (!made) throw new Error('the bullet was not written');
  return made;
}

export async function findBullet(db: Db, id: number): Promise<BulletRow | null> {
  const [row] = await db.select().from(bulletComment).where(eq(bulletComment.id, id));
  return row ?? null;
}

export async function publishBullet(tx: Db, id: number) {
  await tx.update(bulletComment).set({ heldAt: null }).where(eq(bulletComment.id, id));
}

/** Answers the numbers of those that went. */
export async function deleteBullets(tx: Db, which: BulletsNamed): Promise<number[]> {
  const rows = await tx.delete(bulletComment).where(named(which)).returning({
    id: bulletComment.id,
  });
  return rows.map(({ id }) => id);
}

export type BulletsNamed = { id: number } | { videoId: number; senderId?: number | undefined };

const named = (which: BulletsNamed) => {
  if ('id' in which) return eq(bulletComment.id, which.id);
  const { videoId, senderId } = which;
  const ofPerson = senderId === undefined ? undefined : eq(bulletComment.personId, senderId);
  return and(eq(bulletComment.videoId, videoId), ofPerson);
};

export function selectOwnBullets(db: Db, personId: number, paged: Paged) {
  const plan = prepared(db, 'bullets_own', () => {
    const { id, videoId, atMs, text, sentAt, heldAt } = bulletComment;
    return (
      db
        .select({
          id,
          videoId,
          atMs,
          text,
          sentAt,
          heldAt,
          videoTitle: sql<string>`coalesce(${commodity.title}, ${simulationVideo.title})`,
          total: sql<number>`(count(*) over ())::int`,
        })
        .from(bulletComment)
        .innerJoin(simulationVideo, eq(simulationVideo.id, bulletComment.videoId))
        // Nothing sells those that were made.
        .leftJoin(
          commodity,
          and(
            eq(commodity.type, commodityTypeCodes.simulationVideo),
            eq(commodity.productId, bulletComment.videoId),
          ),
        )
        .where(eq(bulletComment.personId, sql.placeholder('personId')))
        .orderBy(desc(bulletComment.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare('bullets_own')
    );
  });
  return pageBy(plan, { personId }, paged);
}

export async function findBlocks(db: Db, personId: number): Promise<BulletBlocks | null> {
  const [row] = await db.select().from(bulletBlock).where(eq(bulletBlock.personId, personId));
  return row?.blocks ?? null;
}

export async function saveBlocks(db: Db, personId: number, blocks: BulletBlocks) {
  await db
    .insert(bulletBlock)
    .values({ personId, blocks })
    .onConflictDoUpdate({ target: bulletBlock.personId, set: { blocks } });
}
