import { type Document, isNode, type LineCounter } from 'yaml';

/** In which line a value stands; of one that is missing, the line of what it is missing in. */
export function lineOf(document: Document, steps: readonly string[], lines: LineCounter): number {
  for (let count = steps.length; count > 0; count -= 1) {
    const node = document.getIn(steps.slice(0, count), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
