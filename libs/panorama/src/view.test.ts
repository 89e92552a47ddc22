import { degreesPerPixel, placeOf, turned, within, zoomed } from './view';

const view = { yaw: 0, pitch: 0, fov: 90 };
const frame = { width: 800, height: 400 };

describe('within', () => {
  it.each([
    [190, -170],
    [-181, 179],
    [540, -180],
    [0, 0],
  ])('turns %d around to %d', (yaw, wanted) => {
    expect(within({ ...view, yaw }).yaw).toBe(wanted);
  });

  it('stops short of the poles, and where the picture would be too small or too wide', () => {
    expect(turned(view, 0, 200).pitch).toBe(85);
    expect(turned(view, 0, -200).pitch).toBe(-85);
    expect(zoomed(view, 0.1).fov).toBe(35);
    expect(zoomed(view, 9).fov).toBe(95);
  });
});

describe('placeOf', () => {
  const at = (yaw: number, pitch: number, looking = view) =>
    placeOf({ yaw, pitch }, looking, frame);

  it('shows straight on in the middle', () => {
    expect(at(0, 0)).toEqual({ x: 400, y: 200 });
  });

  it('shows half the opening at the rim', () => {
    const upper = at(0, 45);
    expect(upper?.x).toBeCloseTo(400);
    expect(upper?.y).toBeCloseTo(0);
    expect(at(45, 0)?.x).toBeCloseTo(600);
    expect(at(-45, 0)?.x).toBeCloseTo(200);
  });

  it('follows the look', () => {
    expect(at(170, 20, { yaw: 170, pitch: 20, fov: 60 })?.x).toBeCloseTo(400);
    expect(at(-175, 0, { ...view, yaw: 175 })?.x).toBeGreaterThan(400);
  });

  it('is nowhere behind the eye or beyond the rim', () => {
    expect(at(180, 0)).toBeNull();
    expect(at(80, 0)).toBeNull();
    expect(at(0, 60)).toBeNull();
  });
});

it('a pixel stands for less where one looks closer', () => {
  expect(degreesPerPixel(view, frame)).toBeCloseTo(0.225);
  expect(degreesPerPixel({ ...view, fov: 45 }, frame)).toBeCloseTo(0.1125);
});
