import { MOST_NODES, type ModelLimits } from '../limits';
import { refuseModel } from '../refusal';

export interface Solid {
  name: string;
  /** Nine numbers per triangle. */
  places: number[];
}

const LINE = /^[ \t]*(endsolid|solid|endfacet|facet|vertex)\b(.*)$/gm;
const follows: Readonly<Record<string, readonly string[]>> = {
  '': ['solid'],
  solid: ['facet', 'endsolid'],
  facet: ['vertex'],
  vertex: ['vertex', 'endfacet'],
  endfacet: ['facet', 'endsolid'],
  endsolid: ['solid'],
};

/**
 * Text STL, line by line. The three.js reader searches an end from each beginning, which is
 * quadratic for a file of beginnings without an end.
 */
export function readStlText(text: string, limits: ModelLimits): Solid[] {
  const solids: Solid[] = [];
  let [before, corners, triangles] = ['', 0, 0];
  for (const [, word = '', rest = ''] of text.matchAll(LINE)) {
    if (!follows[before]?.includes(word)) return refuseModel('broken');
    if (word === 'solid') solids.push({ name: rest.trim(), places: [] });
    if (word === 'facet') corners = 0;
    if (word === 'vertex') {
      corners += 1;
      solids.at(-1)?.places.push(...numbersIn(rest));
    }
    if (word === 'endfacet') {
      if (corners !== 3) return refuseModel('broken');
      triangles += 1;
    }
    if (solids.length > MOST_NODES) return refuseModel('parts');
    if (triangles > limits.triangles) return refuseModel('triangles');
    before = word;
  }
  return before === 'endsolid' ? solids : refuseModel('broken');
}

function numbersIn(rest: string): number[] {
  const numbers = rest.trim().split(/\s+/).map(Number);
  return numbers.length === 3 ? numbers : refuseModel('broken');
}
