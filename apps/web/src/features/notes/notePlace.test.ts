import { anchorOf, placeText } from './notePlace';

it.each([
  [1, 0, '00:00'],
  [1, 75, '01:15'],
  [1, 3725, '1:02:05'],
  [2, 8, '第 8 页'],
] as const)('an item of type %d at %d is said as %s', (type, position, text) =>
  expect(placeText(type, { position, point: null })).toBe(text),
);

it('leads back to the second, the page, the item, or nowhere', () => {
  const at = (type: 1 | 2, position: number | null) =>
    anchorOf({ courseId: 3, courseware: { id: 9, type }, position, point: null });
  expect(at(1, 75)).toBe('/course/courseware?courseId=3&itemId=9&t=75');
  expect(at(2, 8)).toBe('/course/courseware?courseId=3&itemId=9&page=8');
  expect(at(2, null)).toBe('/course/courseware?courseId=3&itemId=9');
  expect(anchorOf({ courseId: 3, courseware: null, position: null, point: null })).toBeNull();
});

it('leads back to a point of a picture, and says so where there is no page', () => {
  const point = { x: 0.25, y: 0.5 };
  const map = { courseId: 3, courseware: { id: 9, type: 4 }, position: null, point } as const;
  expect(anchorOf(map)).toBe('/course/courseware?courseId=3&itemId=9&at=0.25%2C0.5');
  expect(placeText(4, map)).toBe('图中标记处');
  expect(placeText(2, { position: 8, point })).toBe('第 8 页');
});
