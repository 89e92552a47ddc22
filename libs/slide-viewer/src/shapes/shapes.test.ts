import { toScreen, type View } from '../geometry/view';
import { added, boxBetween, finished, isComplete } from './draft';
import { handleAt, movedBy, shapeAt, withHandleAt } from './hit';
import { begun, changed, redone, undone, withShape, without } from './history';
import { labelOf, measureOf } from './measureShape';
import { outlineOf } from './outline';
import { isClosed, type Shape } from './shape';
import { simplified } from './simplify';

const view: View = { x: 30_000, y: 20_000, scale: 0.5, angle: 37, isFlipped: true };
const frame = { width: 800, height: 600 };
const seen = { view, frame };

const shape = (change: Partial<Shape>): Shape => ({
  id: 'a',
  kind: 'line',
  points: [],
  text: '',
  colour: 'yellow',
  isMeasured: false,
  ...change,
});
const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe('a box', () => {
  it('stands upright on the screen, however the slide lies', () => {
    const corners = boxBetween({ x: 30_010, y: 20_200 }, { x: 30_300, y: 19_900 }, seen);
    const [a, b, c, d] = corners.map(toScreen(view, frame));
    expect(a?.y).toBeCloseTo(b?.y ?? 0, 6);
    expect(c?.y).toBeCloseTo(d?.y ?? 0, 6);
    expect(a?.x).toBeCloseTo(d?.x ?? 0, 6);
    expect(corners[2]?.x).toBeCloseTo(30_300, 6);
  });

  it('stays a box, turned as it was, when a corner is taken elsewhere', () => {
    const turned = shape({
      kind: 'rectangle',
      points: [
        { x: 0, y: 0 },
        { x: 30, y: 40 },
        { x: -10, y: 70 },
        { x: -40, y: 30 },
      ],
    });
    const { points } = withHandleAt(turned, 1, { x: 50, y: 60 });
    expect(points[1]).toEqual({ x: 50, y: 60 });
    expect(points[3]).toEqual({ x: -40, y: 30 });
    const [a, b, c] = points;
    const dot = ((b?.x ?? 0) - (a?.x ?? 0)) * ((c?.x ?? 0) - (b?.x ?? 0));
    expect(dot + ((b?.y ?? 0) - (a?.y ?? 0)) * ((c?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(0, 6);
  });

  it('holds an ellipse', () => {
    const { points, radius } = outlineOf(shape({ kind: 'ellipse', points: square }));
    expect(radius).toBeGreaterThan(70);
    for (const { x, y } of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50, 6);
  });
});

describe('what is drawn', () => {
  const at = (x: number, y: number) => ({ x: 30_000 + x, y: 20_000 + y });

  it('counts a place that is clicked twice once', () => {
    const draft = { kind: 'path' as const, points: [at(0, 0)] };
    expect(added(draft, at(2, 2), seen).points).toHaveLength(1);
    expect(added(draft, at(20, 2), seen).points).toHaveLength(2);
  });

  it('is complete with its places, and a polygon where it comes back', () => {
    expect(isComplete({ kind: 'line', points: [at(0, 0)] }, seen)).toBe(false);
    expect(isComplete({ kind: 'line', points: [at(0, 0), at(9, 9)] }, seen)).toBe(true);
    expect(isComplete({ kind: 'angle', points: [at(0, 0), at(9, 9)] }, seen)).toBe(false);
    const corners = [at(0, 0), at(200, 0), at(200, 200)];
    expect(isComplete({ kind: 'polygon', points: [...corners, at(0, 150)] }, seen)).toBe(false);
    const back = { kind: 'polygon' as const, points: [...corners, at(5, 5)] };
    expect(isComplete(back, seen)).toBe(true);
    expect(finished(back, seen)).toEqual(corners);
  });

  it('is nothing with too few places', () => {
    expect(finished({ kind: 'polygon', points: [at(0, 0), at(50, 0)] }, seen)).toBeNull();
    expect(finished({ kind: 'rectangle', points: [at(0, 0)] }, seen)).toBeNull();
  });

  it('by hand keeps its shape with fewer places, and closes near its beginning', () => {
    const circle = Array.from({ length: 400 }, (_, i) =>
      at(300 * Math.cos(i / 64), 300 * Math.sin(i / 64)),
    );
    const points = finished({ kind: 'freehand', points: circle }, seen) ?? [];
    expect(points.length).toBeLessThan(100);
    expect(isClosed({ kind: 'freehand', points })).toBe(true);
    for (const { x, y } of points) expect(Math.hypot(x - 30_000, y - 20_000)).toBeCloseTo(300, 0);
    const half = finished({ kind: 'freehand', points: circle.slice(0, 200) }, seen) ?? [];
    expect(isClosed({ kind: 'freehand', points: half })).toBe(false);
  });

  it('loses no corner by being made simpler', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 5, y: 0.1 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(simplified(corner, 0.5)).toEqual([corner[0], corner[2], corner[3]]);
    expect(simplified([], 1)).toEqual([]);
  });
});

describe('what is pointed at', () => {
  const large = shape({ id: 'large', kind: 'rectangle', points: square });
  const inner = shape({ id: 'inner', kind: 'polygon', points: square.map(half) });
  const line = shape({
    id: 'line',
    points: [
      { x: 0, y: 200 },
      { x: 100, y: 200 },
    ],
  });
  const point = shape({ id: 'point', kind: 'point', points: [{ x: 300, y: 300 }] });
  function half({ x, y }: { x: number; y: number }) {
    return { x: x / 2, y: y / 2 };
  }
  const all = [inner, large, line, point];

  it.each([
    [20, 20, 'inner'],
    [80, 80, 'large'],
    [50, 204, 'line'],
    [50, 206, undefined],
    [303, 303, 'point'],
    [104, 50, 'large'],
    [-40, 50, undefined],
  ])('at %d, %d is %s', (x, y, id) => {
    expect(shapeAt(all, { x, y }, 5)?.id).toBe(id);
  });

  it('may be a handle', () => {
    expect(handleAt(line, { x: 98, y: 201 }, 5)).toBe(1);
    expect(handleAt(line, { x: 50, y: 200 }, 5)).toBeNull();
    expect(handleAt(shape({ kind: 'freehand', points: square }), { x: 0, y: 0 }, 5)).toBeNull();
    expect(withHandleAt(line, 0, { x: 1, y: 2 }).points[0]).toEqual({ x: 1, y: 2 });
    expect(movedBy(point, 5, -5).points).toEqual([{ x: 305, y: 295 }]);
  });
});

describe('what can be undone', () => {
  const [one, two] = [shape({ id: '1' }), shape({ id: '2' })];

  it('goes back and forth', () => {
    const history = changed(changed(begun([]), [one]), [one, two]);
    expect(undone(history).shapes).toEqual([one]);
    expect(undone(undone(undone(history))).shapes).toEqual([]);
    expect(redone(undone(history)).shapes).toEqual([one, two]);
    expect(redone(history)).toBe(history);
  });

  it('forgets what would have followed after another change', () => {
    expect(redone(changed(undone(changed(begun([]), [one])), [two])).shapes).toEqual([two]);
  });

  it('puts a changed shape where it was', () => {
    const other = { ...one, text: '核' };
    expect(withShape([one, two], other)).toEqual([other, two]);
    expect(without([one, two], '1')).toEqual([two]);
  });
});

describe('what a shape says', () => {
  const fine = { mpp: 0.5, objective: 20 };

  it('is its size', () => {
    expect(measureOf(shape({ points: square.slice(0, 2) }), fine)).toBe('50 µm');
    expect(measureOf(shape({ kind: 'rectangle', points: square }), fine)).toBe('2500 µm²');
    expect(measureOf(shape({ kind: 'angle', points: square.slice(0, 3) }), fine)).toBe('90°');
    expect(measureOf(shape({ kind: 'point', points: square.slice(0, 1) }), fine)).toBe('');
  });

  it('stands behind its text', () => {
    const line = shape({ points: square.slice(0, 2), text: '基底膜', isMeasured: true });
    expect(labelOf(line, fine)).toBe('基底膜 · 50 µm');
    expect(labelOf({ ...line, isMeasured: false }, fine)).toBe('基底膜');
  });
});
