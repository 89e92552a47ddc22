import type { View } from '../geometry/view';
import { makeRest } from './rest';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function aRest() {
  const now = { view: { x: 5, y: 5, scale: 1, angle: 0, isFlipped: false } as View };
  const said: View[] = [];
  const rest = makeRest(
    () => now.view,
    () => said.push(now.view),
  );
  return {
    said,
    rest,
    change(by: Partial<View>) {
      now.view = { ...now.view, ...by };
      rest.see();
    },
  };
}

const calm = () => jest.advanceTimersByTime(1000);

it.each<Partial<View>>([
  { angle: 8 },
  { isFlipped: true },
  { isOver: true },
  { x: 7 },
  { scale: 2 },
])('a view that was put at once is told: %j', (by) => {
  const { said, change } = aRest();
  change({});
  calm();
  change(by);
  calm();
  expect(said).toHaveLength(2);
  expect(said[1]).toMatchObject(by);
});

it('one that is still being changed is told once it stays', () => {
  const { said, change } = aRest();
  for (let angle = 1; angle <= 10; angle++) change({ angle });
  calm();
  expect(said).toMatchObject([{ angle: 10 }]);
});

it('frames that change nothing, and whoever has left, are told of no more', () => {
  const { said, change, rest } = aRest();
  change({});
  calm();
  change({});
  calm();
  expect(said).toHaveLength(1);
  change({ x: 9 });
  rest.stop();
  calm();
  expect(said).toHaveLength(1);
});
