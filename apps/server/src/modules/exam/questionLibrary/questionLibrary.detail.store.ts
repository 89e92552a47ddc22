import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { eq } from 'drizzle-orm';

export function selectHtml(db: Db, cardId: number) {
  const { html } = commodity;
  return db.select({ html }).from(commodity).where(eq(commodity.id, cardId));
}
