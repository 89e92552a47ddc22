import { listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { eq } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';

const MOST_BANKS = 1000;

export function listBankCards(db: Db, viewer: Viewer) {
  const where = eq(commodity.type, commodityTypeCodes.bank);
  return listCards(db, viewer, { where, limit: MOST_BANKS });
}
