import { drillSearchType, patientSearchType } from '@cheese/domain/codes/front/searchTypes';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { paths } from '../../../paths';

const [COURSE, QUESTION, SLIDE] = [1, 4, 32] as const;

export function placeOf({ type, productId }: Pick<Collected, 'type' | 'productId'>): string {
  if (type === COURSE) return paths.course.detail({ courseId: productId });
  if (type === QUESTION) return paths.keptQuestions('collect');
  if (type === SLIDE) return paths.slide({ slideId: productId });
  if (type === drillSearchType) return paths.firstAidDrillSystem({ id: productId });
  if (type === patientSearchType) return paths.patient.case({ id: productId });
  return paths.commodity({ type, productId });
}
