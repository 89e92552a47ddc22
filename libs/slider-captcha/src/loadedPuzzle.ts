import type { Gap } from './puzzle';

/** Draws in CSS pixels: the canvas is scaled to the screen's density before. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/** A puzzle with its pictures loaded, from a server or drawn here. */
export interface LoadedPuzzle {
  /** Comes back with the attempt. */
  id: string;
  /** Size of the piece picture, ears included, and its top in the scene. */
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
