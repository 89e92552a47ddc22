import { makeGaze, seenOf } from './gazeSamples';

const slide = { width: 1000, height: 500 };
const frame = { width: 200, height: 100 };
const view = { x: 500, y: 250, scale: 1, angle: 0, isFlipped: false };

it('what is seen is said in shares of the slide', () => {
  expect(seenOf(view, frame, slide)).toEqual({ left: 0.4, right: 0.6, top: 0.4, bottom: 0.6 });
  const turned = seenOf({ ...view, angle: 90 }, frame, slide);
  expect(turned?.left).toBeCloseTo(0.45);
  expect(turned?.bottom).toBeCloseTo(0.7);
  expect(seenOf({ ...view, scale: 0.01 }, frame, slide)).toEqual({
    left: 0,
    right: 1,
    top: 0,
    bottom: 1,
  });
  expect(seenOf({ ...view, x: 5000 }, frame, slide)).toBeNull();
});

it('is taken down only while somebody moves about', () => {
  let now = 0;
  const gaze = makeGaze(slide, () => now);
  const tick = () => {
    now += 10_000;
    return gaze.tick(frame);
  };
  expect(tick()).toBe(false);
  gaze.see(view);
  expect([tick(), tick(), tick()]).toEqual([false, false, true]);
  expect(gaze.take()).toHaveLength(3);
  // An unchanged view is no activity, so after half a minute the viewer counts as away.
  gaze.see({ ...view });
  expect([tick(), tick()]).toEqual([false, false]);
  expect(gaze.take()).toEqual([]);
  gaze.see({ ...view, x: 600 });
  tick();
  expect(gaze.take()).toMatchObject([{ left: 0.5, seconds: 10 }]);
});
