import { placeOf, viewAt } from './slidePlace';

const slide = { width: 600, height: 400, mpp: 0.25, objective: 40 };
const view = { x: 300, y: 100, scale: 0.5, angle: 90, isFlipped: false };

it('a view is a share of the slide and a magnification, and back', () => {
  const place = placeOf(view, slide);
  expect(place).toEqual({ x: 0.5, y: 0.25, zoom: 20, angle: 90 });
  expect(viewAt(place, slide)).toEqual(view);
});

it('stays within the slide', () => {
  expect(placeOf({ ...view, x: -1, y: 500 }, slide)).toMatchObject({ x: 0, y: 1 });
});

it('has no magnification where the objective is not known', () => {
  const unknown = { ...slide, mpp: null, objective: null };
  expect(placeOf(view, unknown).zoom).toBe(0.5);
  expect(viewAt({ x: 0, y: 0, zoom: 20, angle: 0 }, unknown).scale).toBe(1);
});
