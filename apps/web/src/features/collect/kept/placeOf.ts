import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { paths } from '../../../paths';

/** The page that a collected item opens. */
export function placeOf({ type, productId }: Pick<Collected, 'type' | 'productId'>): string {
  if (type === collectTypeCodes.course) return paths.course.detail({ courseId: productId });
  if (type === collectTypeCodes.question) return paths.keptQuestions('collect');
  if (type === collectTypeCodes.slide) return paths.slide({ slideId: productId });
  if (type === collectTypeCodes.drill) return paths.firstAidDrillSystem({ id: productId });
  if (type === collectTypeCodes.patient) return paths.patient.case({ id: productId });
  return paths.commodity({ type, productId });
}
