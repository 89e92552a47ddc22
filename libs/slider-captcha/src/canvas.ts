import type { Draw } from './loadedPuzzle';

/** Higher densities cost memory without a visible gain. */
const DENSEST = 3;

const density = () => Math.min(Math.max(window.devicePixelRatio || 1, 1), DENSEST);

/** Draws in CSS pixels onto as many real ones as the screen has. */
export function paintOn(canvas: HTMLCanvasElement, width: number, height: number, draw: Draw) {
  const scale = density();
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  // Out of memory, or a test without a screen: the puzzle stays empty, but it stays.
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  draw(context);
}

/** A picture that is drawn once and copied from then on. */
export function keptPicture(width: number, height: number, draw: Draw) {
  const canvas = document.createElement('canvas');
  paintOn(canvas, width, height, draw);
  return canvas;
}
