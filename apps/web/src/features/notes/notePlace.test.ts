import { anchorOf, placeText } from './notePlace';

it.each([
  [1, 0, '00:00'],
  [1, 75, '01:15'],
  [1, 3725, '1:02:05'],
  [2, 8, '第 8 页'],
] as const)('an item of type %d at %d is said as %s', (type, position, text) =>
  expect(placeText(type, position)).toBe(text),
);

it('leads back to the second, the page, the item, or nowhere', () => {
  const at = (type: 1 | 2, position: number | null) =>
    anchorOf({ courseId: 3, courseware: { id: 9, type }, position });
  expect(at(1, 75)).toBe('/course/courseware?courseId=3&itemId=9&t=75');
  expect(at(2, 8)).toBe('/course/courseware?courseId=3&itemId=9&page=8');
  expect(at(2, null)).toBe('/course/courseware?courseId=3&itemId=9');
  expect(anchorOf({ courseId: 3, courseware: null, position: null })).toBeNull();
});
