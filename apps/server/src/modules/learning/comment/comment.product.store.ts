import { drillSearchType } from '@cheese/domain/codes/front/searchTypes';
import { discussedQuestion } from '@cheese/domain/codes/learning/studiedTypes';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { courseware } from '../course/course.tables';
import type { Subject } from './comment.subject';

/** The product page of a subject, regardless of access; null if it is gone. */
export async function productOf(
  db: Db,
  { subjectType, subjectId }: Pick<Subject, 'subjectType' | 'subjectId'>,
): Promise<Subject['product'] | null> {
  if (subjectType === 1) return { productType: 1, productId: subjectId };
  if (subjectType === 3) {
    const of = await db
      .select({ productId: courseware.courseId })
      .from(courseware)
      .where(eq(courseware.id, subjectId));
    return of[0] ? { productType: 1, ...of[0] } : null;
  }
  if (subjectType === 5) return { productType: drillSearchType, productId: subjectId };
  if (subjectType === 6) return { productType: discussedQuestion, productId: subjectId };
  const [row] = await db
    .select({ productType: commodity.type, productId: commodity.productId })
    .from(commodity)
    .where(eq(commodity.id, subjectId));
  return row && row.productType !== 64 ? { ...row, productType: row.productType } : null;
}
