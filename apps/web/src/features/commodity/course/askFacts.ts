import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { collectApi } from '@cheese/api-client/learning/collect';
import { courseApi } from '@cheese/api-client/learning/course';

/** For a store to dispatch: what cards say of courses beside what they are sold as. */
export const askFacts = (courseIds: number[]) =>
  courseApi.endpoints.getCourseCardFacts.initiate(
    { courseIds },
    { subscribe: false, forceRefetch: true },
  );

/** Takes a course among the favourites, or out of them. */
export const keepCourse = (productId: number) =>
  collectApi.endpoints.addCollect.initiate({ type: collectTypeCodes.course, productId });
export const dropCourse = (productId: number) =>
  collectApi.endpoints.delCollect.initiate({
    type: collectTypeCodes.course,
    productId,
    catalogId: '',
  });
