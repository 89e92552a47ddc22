import type { ShapeColour } from './shape';

/**
 * For stained tissue, each with a halo that contrasts with any ground. Six of them differ in
 * lightness, so that red-green colour-blind users can tell them apart.
 */
export const shapeColours: Record<ShapeColour, { line: string; halo: string }> = {
  yellow: { line: '#f5bd1f', halo: '#1f2329' },
  red: { line: '#c0200a', halo: '#ffffff' },
  blue: { line: '#0a3bd1', halo: '#ffffff' },
  green: { line: '#00b87c', halo: '#1f2329' },
  white: { line: '#ffffff', halo: '#1f2329' },
  black: { line: '#14161a', halo: '#ffffff' },
};
