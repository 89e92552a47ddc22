import fc from 'fast-check';
import { type LabelFrame, laidOut, type Placed } from './layout';

const frame: LabelFrame = {
  width: 800,
  height: 400,
  row: 26,
  top: 12,
  below: { left: 64, right: 180 },
};
const wanted = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    x: fc.double({ min: 0, max: 800, noNaN: true }),
    y: fc.double({ min: 0, max: 400, noNaN: true }),
    rank: fc.integer({ min: -600, max: 0 }),
  }),
  { maxLength: 80, selector: ({ id }) => id },
);
const columnsOf = (placed: readonly Placed[]) =>
  (['left', 'right'] as const).map((side) => placed.filter((one) => one.side === side));

describe('labels', () => {
  it('never cover each other, and stay in the picture', () => {
    fc.assert(
      fc.property(wanted, (all) => {
        for (const column of columnsOf(laidOut(all, frame))) {
          column.forEach(({ top, side }, at) => {
            expect(top).toBeGreaterThanOrEqual(frame.top - 1e-6);
            expect(top + frame.row).toBeLessThanOrEqual(400 - frame.below[side] + 1e-6);
            const next = column[at + 1];
            if (next) expect(next.top - top).toBeGreaterThanOrEqual(frame.row - 1e-6);
          });
        }
      }),
    );
  });

  it('stand in the order of what they point at', () => {
    fc.assert(
      fc.property(wanted, (all) => {
        for (const column of columnsOf(laidOut(all, frame))) {
          column.forEach(({ y }, at) => expect(column[at + 1]?.y ?? y).toBeGreaterThanOrEqual(y));
        }
      }),
    );
  });

  it('stand right beside what they point at where there is room, on its side', () => {
    const [one, other] = laidOut(
      [
        { id: 'a', x: 100, y: 200, rank: 0 },
        { id: 'b', x: 700, y: 100, rank: -1 },
      ],
      frame,
    );
    expect(one).toMatchObject({ id: 'a', side: 'left', top: 187 });
    expect(other).toMatchObject({ id: 'b', side: 'right', top: 87 });
  });

  it('drop what is wanted least where there are too many', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, x: 10, y: 10, rank: -at }));
    const kept = laidOut(many, frame).map(({ id }) => Number(id));
    expect(kept).toHaveLength(12 + 8);
    expect(Math.max(...kept)).toBe(19);
  });

  it('are none where there is no room at all', () => {
    expect(laidOut([{ id: 'a', x: 1, y: 1, rank: 0 }], { ...frame, height: 60 })).toEqual([]);
  });
});
