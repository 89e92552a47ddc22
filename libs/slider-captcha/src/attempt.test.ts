import { judgeHere, makeAttempt } from './attempt';
import type { LoadedPuzzle } from './loadedPuzzle';
import { somePuzzle } from './testing/somePuzzle';

describe('makeAttempt', () => {
  it('counts the time from the first step, in whole milliseconds', () => {
    const steps = [
      { x: 0, at: 7000.4 },
      { x: 40, at: 7016.9 },
      { x: 81, at: 7210.1 },
    ];
    expect(makeAttempt('p7', 81, steps)).toEqual({
      puzzleId: 'p7',
      offset: 81,
      trail: [
        { x: 0, ms: 0 },
        { x: 40, ms: 17 },
        { x: 81, ms: 210 },
      ],
    });
  });

  it('can do without steps', () => {
    expect(makeAttempt('p7', 0, []).trail).toEqual([]);
  });
});

describe('judgeHere', () => {
  const puzzle = somePuzzle({ x: 120, y: 40 });

  it.each([
    [120, true],
    [116, true],
    [126, false],
  ])('lets %d be %s', (offset, expected) => {
    expect(judgeHere(puzzle, makeAttempt('some', offset, []))).toBe(expected);
  });

  it('never passes a puzzle whose solution is somewhere else', () => {
    const { gap, ...issued } = puzzle;
    const elsewhere: LoadedPuzzle = issued;
    expect(judgeHere(elsewhere, makeAttempt('some', gap.x, []))).toBe(false);
  });
});
