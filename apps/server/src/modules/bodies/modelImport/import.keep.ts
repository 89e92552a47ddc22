import { chargeKindCodes, commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { indexForSearch } from '../../base/findable/findable.service';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { insertSold, updateSold } from '../../shop/commodity/commodity.door';
import type { anatomy } from '../anatomy/anatomy.tables';
import { keepModels, type MadeModel } from './import.models';
import { texts } from './texts';
import {
  insertAnatomy,
  insertLastCategory,
  lockByOrigin,
  selectCategoryNamed,
  selectNewestIds,
  updateAnatomy,
} from '../anatomy/anatomy.door';

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

/**
 * Keeps a body with its models, all or nothing: a new one comes into the shop window, free; one
 * that was there keeps its number, what it is sold as, and what people wrote at its parts.
 */
export async function keepBody(db: Db, made: MadeBody, now: Date): Promise<void> {
  const { origin, source, system, nameEn } = made;
  await db.transaction(async (tx) => {
    const [known] = await lockByOrigin(tx, origin);
    const facts = { source, system, nameEn, updatedAt: now, originMark: made.mark };
    if (known) await updateAnatomy(tx, known.id, facts);
    const id = known?.id ?? (await addAnatomy(tx, { ...facts, origin }));
    await keepModels(tx, id, made.models);
    await (known ? renewCover(tx, id, made.cover) : sell(tx, { id, made, now }));
  });
}

async function addAnatomy(tx: Db, facts: Omit<typeof anatomy.$inferInsert, 'id' | 'categoryId'>) {
  const [[most], [sold]] = await selectNewestIds(tx);
  const id = Math.max(FIRST_NUMBER, most?.id ?? 0, sold?.id ?? 0) + 1;
  await insertAnatomy(tx, { categoryId: await wholeBody(tx), facts, id });
  return id;
}

async function wholeBody(tx: Db): Promise<number> {
  const [row] = await selectCategoryNamed(tx, WHOLE_BODY);
  if (row) return row.id;
  const [added] = await insertLastCategory(tx, WHOLE_BODY);
  return present(added).id;
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
  await indexForSearch(tx, commodityFindable, [commodityId]);
}

/** Leaves the texts alone, since an administrator may have edited them. */
async function renewCover(tx: Db, productId: number, cover: string) {
  await updateSold(tx, { type: commodityTypeCodes.anatomy, productId }, { cover });
}
