import { chargeKindCodes, commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import { eq, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { makeFindable } from '../../base/findable/findable.service';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { commodity } from '../../shop/goods/commodity.tables';
import { insertSold, updateSold } from '../../shop/commodity/commodity.door';
import { anatomy, anatomyCategory, FIRST_MADE_ANATOMY } from '../anatomy/anatomy.tables';
import { keepModels, type MadeModel } from './import.models';
import { texts } from './texts';

/** A body before it is saved; `origin` identifies it in the next import. */
export interface MadeBody {
  /** By what the next import finds it again. */
  origin: string;
  mark: string;
  source: BodySourceKey;
  system: BodySystem;
  title: string;
  nameEn: string;
  description: string;
  html: string;
  cover: string;
  models: MadeModel[];
}

/** Category of bodies that span all regions. */
const WHOLE_BODY = texts.wholeBody;
/** The numbers below are left to what the house sells itself. */
const FIRST_NUMBER = 10_000;

/** The mark under which a body was kept last; null where it never was. */
export async function findMark(db: Db, origin: string): Promise<string | null> {
  const [row] = await db
    .select({ mark: anatomy.originMark })
    .from(anatomy)
    .where(eq(anatomy.origin, origin));
  return row?.mark ?? null;
}

/**
 * Keeps a body with its models, all or nothing: a new one comes into the shop window, free; one
 * that was there keeps its number, what it is sold as, and what people wrote at its parts.
 */
export async function keepBody(db: Db, made: MadeBody, now: Date): Promise<void> {
  const { origin, source, system, nameEn } = made;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: anatomy.id })
      .from(anatomy)
      .where(eq(anatomy.origin, origin))
      .for('update');
    const facts = { source, system, nameEn, updatedAt: now, originMark: made.mark };
    if (known) await tx.update(anatomy).set(facts).where(eq(anatomy.id, known.id));
    const id = known?.id ?? (await addAnatomy(tx, { ...facts, origin }));
    await keepModels(tx, id, made.models);
    await (known ? renewCover(tx, id, made.cover) : sell(tx, { id, made, now }));
  });
}

async function addAnatomy(tx: Db, facts: Omit<typeof anatomy.$inferInsert, 'id' | 'categoryId'>) {
  const [[most], [sold]] = await Promise.all([
    // Made anatomies have a range of ids of their own.
    tx
      .select({ id: max(anatomy.id) })
      .from(anatomy)
      .where(lt(anatomy.id, FIRST_MADE_ANATOMY)),
    tx
      .select({ id: max(commodity.productId) })
      .from(commodity)
      .where(eq(commodity.type, commodityTypeCodes.anatomy)),
  ]);
  const id = Math.max(FIRST_NUMBER, most?.id ?? 0, sold?.id ?? 0) + 1;
  await tx.insert(anatomy).values({ ...facts, id, categoryId: await wholeBody(tx) });
  return id;
}

async function wholeBody(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ id: anatomyCategory.id })
    .from(anatomyCategory)
    .where(eq(anatomyCategory.name, WHOLE_BODY));
  if (row) return row.id;
  const place = sql<number>`coalesce((select max(place) from anatomy_category), 0) + 1`;
  const [added] = await tx
    .insert(anatomyCategory)
    .values({ name: WHOLE_BODY, place })
    .returning({ id: anatomyCategory.id });
  return added?.id ?? 0;
}

interface Selling {
  id: number;
  made: MadeBody;
  now: Date;
}

async function sell(tx: Db, { id, made, now }: Selling) {
  const { title, description, html, cover } = made;
  const words = {
    title,
    description,
    html,
    cover,
    charge: chargeKindCodes.free,
    publishedAt: now,
  } as const;
  const row = { type: commodityTypeCodes.anatomy, productId: id, ...words } as const;
  const prices = { price: 0, originalPrice: 0, vipPrice: 0 };
  const commodityId = await insertSold(tx, row, { name: texts.forEver, prices });
  await makeFindable(tx, commodityFindable, [commodityId]);
}

/** Leaves the texts alone, since an administrator may have edited them. */
async function renewCover(tx: Db, productId: number, cover: string) {
  await updateSold(tx, { type: commodityTypeCodes.anatomy, productId }, { cover });
}
