import { pieceSide } from '../gapDrawing';
import type { KnownPuzzle } from '../loadedPuzzle';
import { type Gap, puzzleSize } from '../puzzle';

/** A puzzle without pictures. */
export const somePuzzle = (gap: Gap, id = 'some'): KnownPuzzle => ({
  id,
  gap,
  piece: { top: gap.y - puzzleSize.ear, width: pieceSide, height: pieceSide },
  drawScene: () => undefined,
  drawPiece: () => undefined,
});
