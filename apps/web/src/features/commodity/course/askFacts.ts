import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { collectApi } from '@cheese/api-client/learning/collect';
import { courseApi } from '@cheese/api-client/learning/course';

export const askFacts = (courseIds: number[]) =>
  courseApi.endpoints.getCourseCardFacts.initiate(
    { courseIds },
    { subscribe: false, forceRefetch: true },
  );

export const keepCourse = (productId: number) =>
  collectApi.endpoints.addCollect.initiate({ type: collectTypeCodes.course, productId });
export const dropCourse = (productId: number) =>
  collectApi.endpoints.delCollect.initiate({
    type: collectTypeCodes.course,
    productId,
    catalogId: '',
  });
