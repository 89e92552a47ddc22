import { type Pen, tracePiece } from './pieceShape';
import { puzzleSize } from './puzzle';

const { piece, radius, ear } = puzzleSize;

interface Arc {
  x: number;
  y: number;
  start: number;
  end: number;
  isNotch: boolean;
}

function trace(x: number, y: number) {
  const arcs: Arc[] = [];
  const corners: [number, number][] = [];
  const pen: Pen = {
    moveTo: (...at) => corners.push(at),
    lineTo: (...at) => corners.push(at),
    arc: (cx, cy, _radius, start, end, isNotch = false) =>
      arcs.push({ x: cx, y: cy, start, end, isNotch }),
    closePath: () => undefined,
  };
  tracePiece(pen, x, y);
  return { arcs, corners };
}

const pointOn = ({ x, y }: Arc, angle: number) => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

describe('tracePiece', () => {
  const { arcs, corners } = trace(100, 50);

  it('has the four corners of its body', () => {
    expect(corners).toEqual([
      [100, 50],
      [100 + piece, 50],
      [100 + piece, 50 + piece],
      [100, 50 + piece],
    ]);
  });

  it('has an ear above, an ear to the right and a notch on the left', () => {
    const [above, right, left] = arcs.map(({ x, y, isNotch }) => ({ x, y, isNotch }));
    const middle = piece / 2;
    expect(above).toEqual({ x: 100 + middle, y: 50 - ear + radius, isNotch: false });
    expect(right).toEqual({ x: 100 + piece + ear - radius, y: 50 + middle, isNotch: false });
    expect(left).toEqual({ x: 100 + ear - radius, y: 50 + middle, isNotch: true });
  });

  it('goes from the edge into each circle and back to the edge without a jump', () => {
    const edges = [{ y: 50 }, { x: 100 + piece }, { x: 100 }];
    arcs.forEach((arc, index) => {
      for (const angle of [arc.start, arc.end]) {
        const point = pointOn(arc, angle);
        const edge = edges[index];
        for (const [axis, value] of Object.entries(edge ?? {})) {
          expect(point[axis as 'x' | 'y']).toBeCloseTo(value);
        }
      }
    });
  });
});
