import type { ShapeColour } from './shape';

/**
 * On stained tissue, each with the halo that keeps it apart from any ground. Also those who cannot
 * tell red from green see six of them: they differ in lightness as well.
 */
export const shapeColours: Record<ShapeColour, { line: string; halo: string }> = {
  yellow: { line: '#f5bd1f', halo: '#1f2329' },
  red: { line: '#c0200a', halo: '#ffffff' },
  blue: { line: '#0a3bd1', halo: '#ffffff' },
  green: { line: '#00b87c', halo: '#1f2329' },
  white: { line: '#ffffff', halo: '#1f2329' },
  black: { line: '#14161a', halo: '#ffffff' },
};
