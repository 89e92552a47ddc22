import { courseSize } from './courseSize';

const nothing = { durationS: 0, chapterCount: 0, coursewareCount: 0, rating: null };

it.each([
  [nothing, ''],
  [{ ...nothing, chapterCount: 3 }, '3章'],
  [
    { durationS: 9000, chapterCount: 12, coursewareCount: 40, rating: { average: 4, count: 2 } },
    '2.5小时 · 12章 · 40个课件 · 4.0分（2人评）',
  ],
])('says %j as %s', (size, said) => {
  expect(courseSize(size)).toBe(said);
});
