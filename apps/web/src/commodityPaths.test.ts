import { details } from './commodityPaths';

it.each([
  [1, '/course/detail?courseId=7'],
  [2, '/morphology/detail?id=7'],
  [4, '/testingCenter/detail?id=7'],
  [8, '/virtualSimulation/detail?id=7'],
  [16, '/anatomy/detail?id=7'],
  [64, '/?vip=7'],
  [256, '/virtualSimulation/video/detail?id=7'],
] as const)('what is sold as %d is looked at by its number', (type, address) => {
  expect(details[type](7)).toBe(address);
});
