import type { Node } from '@tiptap/pm/model';

/** The document position after this many letters of text. */
export function positionBehind(sheet: Node, letters: number): number {
  let left = letters;
  let at = 0;
  sheet.descendants((node, position) => {
    if (left < 0 || !node.isText) return;
    const length = node.text?.length ?? 0;
    at = position + Math.min(left, length);
    left -= length;
    if (left <= 0) left = -1;
  });
  return at || 1;
}
