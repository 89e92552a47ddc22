import type { Gap } from './puzzle';

/** Draws in CSS pixels: the canvas is scaled to the screen's density before. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/** A puzzle whose pictures are there, wherever they came from. */
export interface LoadedPuzzle {
  /** Comes back with the attempt. */
  id: string;
  /** The picture of the piece, ears included, and where its upper edge stands in the scene. */
  piece: { top: number; width: number; height: number };
  /** The scene with its hole. */
  drawScene: Draw;
  drawPiece: Draw;
}

/** A puzzle made in this browser, which therefore knows its solution. */
export interface KnownPuzzle extends LoadedPuzzle {
  gap: Gap;
}

export const isKnown = (puzzle: LoadedPuzzle): puzzle is KnownPuzzle => 'gap' in puzzle;
