import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { discussedTypeCodes } from '@cheese/domain/codes/learning/studiedTypes';
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
  if (subjectType === commentSubjectCodes.course)
    return { productType: discussedTypeCodes.course, productId: subjectId };
  if (subjectType === commentSubjectCodes.courseware) {
    const of = await db
      .select({ productId: courseware.courseId })
      .from(courseware)
      .where(eq(courseware.id, subjectId));
    return of[0] ? { productType: discussedTypeCodes.course, ...of[0] } : null;
  }
  if (subjectType === commentSubjectCodes.drill)
    return { productType: discussedTypeCodes.drill, productId: subjectId };
  if (subjectType === commentSubjectCodes.question)
    return { productType: discussedTypeCodes.question, productId: subjectId };
  // Whose name is veiled in a classroom is not known here, so that nobody is told of such a reply.
  if (subjectType === commentSubjectCodes.classroom) return null;
  const [row] = await db
    .select({ productType: commodity.type, productId: commodity.productId })
    .from(commodity)
    .where(eq(commodity.id, subjectId));
  return row && row.productType !== commodityTypeCodes.membershipCard
    ? { ...row, productType: row.productType }
    : null;
}
