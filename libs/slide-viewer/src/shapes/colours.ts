import type { ShapeColour } from './shape';

/** On stained tissue: each with the halo that keeps it apart from any ground. */
export const shapeColours: Record<ShapeColour, { line: string; halo: string }> = {
  yellow: { line: '#ffd60a', halo: '#1f2329' },
  red: { line: '#ff453a', halo: '#ffffff' },
  blue: { line: '#0a5cff', halo: '#ffffff' },
  green: { line: '#0a8f3c', halo: '#ffffff' },
  white: { line: '#ffffff', halo: '#1f2329' },
  black: { line: '#14161a', halo: '#ffffff' },
};
