import type {
  MadeChapter,
  MadeItem,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { chapterStep, inReadingOrder, itemBefore, itemInto, itemStep } from './directoryMoves';

const chapter = (id: number, pid: number | null): MadeChapter => ({
  id,
  pid,
  title: `${id}`,
  html: '',
  edition: 1,
});
const item = (id: number, chapterId: number): MadeItem => ({
  id,
  chapterId,
  type: 8,
  title: `${id}`,
  isTrial: false,
  isHidden: false,
  edition: 1,
  fault: null,
});
const chapters = [chapter(1, null), chapter(2, null), chapter(3, 1)];
const items = [item(11, 1), item(12, 1), item(31, 3)];
const directory = { chapters, items };

it('reads a chapter, then what is below it', () => {
  expect(inReadingOrder(chapters)).toEqual([1, 3, 2]);
});

it.each([
  [11, 'up', null],
  [11, 'down', { chapterId: 1, place: 1 }],
  [12, 'down', { chapterId: 3, place: 0 }],
  [31, 'up', { chapterId: 1, place: 2 }],
  [31, 'down', { chapterId: 2, place: 0 }],
  [99, 'up', null],
] as const)('moves item %s %s', (id, direction, place) => {
  expect(itemStep(directory, id, direction)).toEqual(place);
});

it('drops an item before another one, or at the end of a chapter', () => {
  expect(itemBefore(items, 31, items[1]!)).toEqual({ chapterId: 1, place: 1 });
  expect(itemBefore(items, 11, items[1]!)).toEqual({ chapterId: 1, place: 0 });
  expect(itemBefore(items, 11, items[0]!)).toBeNull();
  expect(itemInto(items, 11, 1)).toEqual({ chapterId: 1, place: 1 });
  expect(itemInto(items, 11, 2)).toEqual({ chapterId: 2, place: 0 });
});

it('moves chapters among those beside them', () => {
  expect(chapterStep(chapters, 2, 'up')).toEqual({ pid: null, place: 0 });
  expect(chapterStep(chapters, 2, 'down')).toBeNull();
  expect(chapterStep(chapters, 3, 'up')).toBeNull();
});
