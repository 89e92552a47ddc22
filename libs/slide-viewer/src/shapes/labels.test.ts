import { byImportance, labelRoom } from './labels';
import type { Shape } from './shape';

const box = (left: number, top: number, width = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + 18,
});

describe('the room of labels', () => {
  it('gives way to who came first, and takes those beside and below', () => {
    const room = labelRoom(10);
    expect(room.take(box(0, 0))).toBe(true);
    expect(room.take(box(39, 0))).toBe(false);
    expect(room.take(box(40, 0))).toBe(true);
    expect(room.take(box(0, 18))).toBe(true);
    // From another band, over its edge.
    expect(room.take(box(0, 30))).toBe(false);
    expect(room.take(box(-200, -40, 500))).toBe(true);
    expect(room.take(box(10, -30))).toBe(false);
  });

  it('shows the chosen one whoever stands there, and nobody over it', () => {
    const room = labelRoom(10);
    room.take(box(0, 0));
    expect(room.take(box(20, 0), true)).toBe(true);
    expect(room.take(box(50, 0))).toBe(false);
  });

  it('ends where nobody could read one more', () => {
    const room = labelRoom(2);
    expect([0, 100, 200].map((left) => room.take(box(left, 0)))).toEqual([true, true, false]);
    expect(room.isFull()).toBe(true);
    expect(room.take(box(300, 0), true)).toBe(true);
  });
});

it('words alone come before shapes, large ones before small, earlier before later', () => {
  const shape = (id: string, size: number, kind: Shape['kind'] = 'line'): Shape => ({
    id,
    kind,
    text: id,
    colour: 'red',
    isMeasured: false,
    points: [
      { x: 0, y: 0 },
      { x: size, y: 0 },
    ],
  });
  const shapes = [shape('small', 5), shape('word', 0, 'text'), shape('large', 90)];
  shapes.push(shape('later', 5), shape('second', 0, 'text'));
  const order = byImportance(shapes);
  expect(order.map(({ id }) => id)).toEqual(['word', 'second', 'large', 'small', 'later']);
  expect(byImportance(shapes)).toBe(order);
});
