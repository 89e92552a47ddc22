import { toSlide } from '../geometry/view';
import type { Shape, ShapeKind } from '../shapes/shape';
import { makePen } from './pen';

const seen = {
  view: { x: 1000, y: 1000, scale: 0.5, angle: 37, isFlipped: true },
  frame: { width: 800, height: 600 },
};
const at = (x: number, y: number) => ({ x, y });

function given(kind: ShapeKind | null, shapes: readonly Shape[] = []) {
  const own = {
    tool: kind && { kind, colour: 'red' as const, isMeasured: false },
    shapes,
    selected: null as string | null,
    select: (id: string | null) => void (own.selected = id),
    change: (next: readonly Shape[]) => void (own.shapes = next),
    undo: () => undefined,
    redo: () => undefined,
  };
  const pen = makePen({
    drawing: () => own,
    seen: () => seen,
    onInk: () => undefined,
    onMade: () => undefined,
  });
  return { own, pen };
}

const line: Shape = {
  id: 'line',
  kind: 'line',
  text: '',
  colour: 'red',
  isMeasured: false,
  points: [at(200, 200), at(400, 200)].map(toSlide(seen.view, seen.frame)),
};

describe('the pen', () => {
  it('draws a box from press to release, and holds it then', () => {
    const { own, pen } = given('rectangle');
    expect(pen.press(at(100, 100))).toBe(true);
    pen.drag(at(200, 150));
    pen.release(at(200, 150));
    expect(own.shapes).toHaveLength(1);
    expect(own.shapes[0]?.points).toHaveLength(4);
    expect(own.selected).toBe(own.shapes[0]?.id);
  });

  it('draws a line from click to click as well', () => {
    const { own, pen } = given('line');
    pen.press(at(100, 100));
    pen.release(at(100, 100));
    expect(own.shapes).toHaveLength(0);
    pen.press(at(300, 100));
    expect(own.shapes).toHaveLength(1);
  });

  it('lets the slide move between the corners of an outline, which a double click ends', () => {
    const { own, pen } = given('polygon');
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [300, 300],
    ] as const) {
      expect(pen.press(at(x, y))).toBe(false);
      pen.click(at(x, y));
    }
    expect(pen.keepsStill()).toBe(true);
    pen.doubleClick();
    expect(own.shapes[0]?.points).toHaveLength(3);
  });

  it('draws nothing of too few places', () => {
    const { own, pen } = given('polygon');
    pen.click(at(100, 100));
    pen.finish();
    expect(own.shapes).toHaveLength(0);
    expect(pen.state().draft).toBeNull();
  });

  it('moves only what was chosen before', () => {
    const { own, pen } = given(null, [line]);
    expect(pen.press(at(300, 201))).toBe(false);
    pen.click(at(300, 201));
    expect(own.selected).toBe('line');
    expect(pen.press(at(300, 201))).toBe(true);
    pen.drag(at(300, 251));
    pen.release(at(300, 251));
    const [from] = own.shapes[0]?.points ?? [];
    const wanted = toSlide(seen.view, seen.frame)(at(200, 250));
    expect(from?.x).toBeCloseTo(wanted.x);
    expect(from?.y).toBeCloseTo(wanted.y);
  });

  it('lets go of everything when a second finger comes', () => {
    const { own, pen } = given('freehand');
    pen.press(at(100, 100));
    pen.drag(at(150, 100));
    pen.cancel();
    expect(pen.state()).toEqual({ draft: null, hover: null, moving: null });
    expect(own.shapes).toHaveLength(0);
  });

  it('takes away what is held', () => {
    const { own, pen } = given(null, [line]);
    pen.remove();
    expect(own.shapes).toHaveLength(1);
    own.select('line');
    pen.remove();
    expect(own.shapes).toHaveLength(0);
  });
});
