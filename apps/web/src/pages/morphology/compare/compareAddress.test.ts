import { slidesSaid, viewSaid, withView } from './compareAddress';

it.each([
  [null, []],
  ['1,2', [1, 2]],
  ['1,1,2', [1, 2]],
  ['3,x,-2,0,1.5,4', [3, 4]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
])('%j names the slides %j', (text, expected) => expect(slidesSaid(text)).toEqual(expected));

it('says where each is seen, and reads it again', () => {
  const slide = { width: 1000, height: 800 };
  const view = { x: 10, y: 20, scale: 0.5, angle: 37, isFlipped: true };
  const text = withView(null, { at: 1, count: 2, view });
  expect(viewSaid(text, 0, slide)).toBeNull();
  expect(viewSaid(text, 1, slide)).toEqual(view);
  const both = withView(text, { at: 0, count: 2, view: { ...view, x: 30 } });
  expect(viewSaid(both, 0, slide)?.x).toBe(30);
  expect(viewSaid(both, 1, slide)).toEqual(view);
});
