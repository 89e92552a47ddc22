import type { BulletBlocks } from '@cheese/domain/contract/viewers/bulletComment';
import { stretchAt } from '@cheese/domain/rules/bullets';
import { and, asc, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { commodity } from '../../shop/commodity/commodity.tables';
import { VIDEO_TYPE } from '../simulation/simulation.access';
import { bulletBlock, bulletComment, type BulletRow } from './bulletComment.tables';

/** More at once nobody reads: the newest of a stretch are those that are shown. */
const MOST_IN_STRETCH = 2_000;

interface Stretch {
  videoId: number;
  /** 0: nobody. What waits is seen by its writer alone. */
  personId: number;
  fromMs: number;
  afterId: number;
}

/** Those of the stretch that a moment lies in; of which only what is newer than one, where it is named. */
export function selectBullets(db: Db, { fromMs: moment, ...asked }: Stretch): Promise<BulletRow[]> {
  const plan = prepared(db, 'bullets', () => {
    const { videoId, atMs, id, heldAt, personId } = bulletComment;
    return db
      .select()
      .from(bulletComment)
      .where(
        and(
          eq(videoId, sql.placeholder('videoId')),
          gte(atMs, sql.placeholder('fromMs')),
          lt(atMs, sql.placeholder('toMs')),
          gt(id, sql.placeholder('afterId')),
          or(isNull(heldAt), eq(personId, sql.placeholder('personId'))),
        ),
      )
      .orderBy(desc(id))
      .limit(MOST_IN_STRETCH)
      .prepare('bullets');
  });
  return plan.execute({ ...asked, ...stretchAt(moment) });
}

export async function insertBullet(tx: Db, row: Omit<BulletRow, 'id'>): Promise<BulletRow> {
  const [made] = await tx.insert(bulletComment).values(row).returning();
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
    return db
      .select({
        ...{ id, videoId, atMs, text, sentAt, heldAt, videoTitle: commodity.title },
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(bulletComment)
      .innerJoin(
        commodity,
        and(eq(commodity.type, VIDEO_TYPE), eq(commodity.productId, bulletComment.videoId)),
      )
      .where(eq(bulletComment.personId, sql.placeholder('personId')))
      .orderBy(desc(bulletComment.id), asc(commodity.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('bullets_own');
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
