import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { countStudied, goOnAt, groupsInOrder, itemsOf } from './inDirectory';

const item = (id: number, said: Partial<CoursewareItem> = {}): CoursewareItem => ({
  id,
  courseId: 1,
  chapterId: 1,
  title: `课件${id}`,
  durationS: null,
  rule: 'byHand',
  isTrial: false,
  isLocked: false,
  isStudied: false,
  type: 8,
  ...said,
});
const chapter = (id: number, pid: number | null, items: number[]): DirectoryChapter => ({
  id,
  pid,
  courseId: 1,
  title: `第${id}章`,
  coursewareCount: items.length,
  hasText: false,
  coursewares: items.map((one) => item(one)),
});

it('reads groups with what is in them one after another', () => {
  const groups = groupsInOrder([chapter(1, null, [1]), chapter(2, null, [2]), chapter(3, 1, [3])]);
  expect(groups.map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [3, 1],
    [2, 0],
  ]);
  expect(itemsOf(groups).map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('goes on where one was, or else at the first that is open and not done', () => {
  const items = [item(1, { isStudied: true }), item(2, { isLocked: true }), item(3)];
  expect(goOnAt(items, 2)?.id).toBe(2);
  expect(goOnAt(items, 99)?.id).toBe(3);
  expect(goOnAt(items, undefined)?.id).toBe(3);
  expect(goOnAt([item(1, { isStudied: true })], undefined)?.id).toBe(1);
  expect(goOnAt([], undefined)).toBeUndefined();
  expect(countStudied(items)).toBe(1);
});
