import type { CollectType } from '@cheese/domain/codes/shop/products';
import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { placeOf } from './placeOf';

it.each<[CollectType, string]>([
  [collectTypeCodes.course, '/course/detail?courseId=7'],
  [collectTypeCodes.question, '/myQuestion/collect'],
  [collectTypeCodes.slide, '/morphology/slice?id=7'],
  [collectTypeCodes.drill, '/firstAidDrillSystem?id=7'],
  [collectTypeCodes.patient, '/clinical-system/case?id=7'],
  [collectTypeCodes.anatomy, '/anatomy/detail?id=7'],
])('what is kept of type %d opens at %s', (type, place) =>
  expect(placeOf({ type, productId: 7 })).toBe(place),
);
