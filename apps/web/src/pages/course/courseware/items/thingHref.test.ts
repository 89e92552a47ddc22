import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import { thingHref } from './thingHref';

it.each<[ThingPage, string]>([
  ['experiment', '/morphology/experiment?id=7'],
  ['simulation', '/virtualSimulation/detail?id=7'],
  ['specimen', '/morphology/specimen?id=7'],
  ['library', '/morphology/detail?id=7'],
  ['model', '/anatomy/detail?id=7'],
  ['drill', '/firstAidDrillSystem?id=7'],
  ['patient', '/clinical-system/case?id=7'],
  ['exam', '/testingCenter/examination?examId=7'],
])('%s is opened from an item at %s', (page, address) =>
  expect(thingHref(page, 7, { courseId: 1, itemId: 2 })).toBe(`${address}&courseId=1&itemId=2`),
);
