import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { bankChapter } from '../bank/bank.tables';
import { and, eq } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { simulationPractice } from './practice.tables';

export const selectPlanned = (db: Db, simulationId: number) =>
  db
    .select({ plan: simulationPractice, chapter: bankChapter, title: commodity.title })
    .from(simulationPractice)
    .innerJoin(bankChapter, eq(bankChapter.id, simulationPractice.chapterId))
    .leftJoin(
      commodity,
      and(
        eq(commodity.type, commodityTypeCodes.simulation),
        eq(commodity.productId, simulationPractice.id),
      ),
    )
    .where(eq(simulationPractice.id, simulationId));
