import fc from 'fast-check';
import { drawnPuzzles, nextScene } from './drawnPuzzles';
import { placeGap, puzzleSize } from './puzzle';
import { SCENES } from './scenes';
import { withoutCanvas } from './testing/withoutCanvas';

const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });

describe('nextScene', () => {
  it('is one of the twenty', () => {
    expect(SCENES).toBe(20);
    fc.assert(
      fc.property(chance, (value) => {
        const number = nextScene(() => value, null);
        expect(Number.isInteger(number) && number >= 0 && number < SCENES).toBe(true);
      }),
    );
  });

  it('is never the one before', () => {
    fc.assert(
      fc.property(chance, fc.nat(SCENES - 1), (value, before) => {
        const number = nextScene(() => value, before);
        expect(number).not.toBe(before);
        expect(number >= 0 && number < SCENES).toBe(true);
      }),
    );
  });
});

describe('drawnPuzzles', () => {
  beforeEach(() => withoutCanvas());

  it('puts the piece at the height of its gap', async () => {
    const random = () => 0.5;
    const puzzle = await drawnPuzzles(random)();
    expect(puzzle.id).toBe('scene-10');
    expect(puzzle.gap).toEqual(placeGap(random));
    expect(puzzle.piece.top).toBe(puzzle.gap.y - puzzleSize.ear);
  });

  it('draws another scene each time', async () => {
    const next = drawnPuzzles(() => 0.5);
    const [first, second] = [await next(), await next()];
    expect(second.id).not.toBe(first.id);
  });
});
