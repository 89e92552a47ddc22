import type { Db } from '../../../../db/database';
import { and, eq } from 'drizzle-orm';
import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { collected } from '../learners/collect.tables';

export const countCollected = (db: Db, courseId: number) =>
  db.$count(
    collected,
    and(eq(collected.type, collectTypeCodes.course), eq(collected.productId, courseId)),
  );
