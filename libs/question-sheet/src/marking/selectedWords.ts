import type { Highlight } from './makeMarks';

const AROUND = 16;

const isMark = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'mark';
const isRun = (node: Node | null): node is ChildNode => node instanceof Text || isMark(node);

/** The text run that a node belongs to, including the parts already highlighted. */
function runOf(node: Text) {
  const leaf: ChildNode = isMark(node.parentNode) ? node.parentNode : node;
  let before = '';
  for (let at = leaf.previousSibling; isRun(at); at = at.previousSibling) {
    before = (at.textContent ?? '') + before;
  }
  let after = '';
  for (let at = leaf.nextSibling; isRun(at); at = at.nextSibling) after += at.textContent ?? '';
  return { words: before + (leaf.textContent ?? '') + after, from: before.length };
}

function partOf(range: Range, node: Text): Highlight[] {
  const start = node === range.startContainer ? range.startOffset : 0;
  const end = node === range.endContainer ? range.endOffset : node.length;
  if (node.data.slice(start, end).trim() === '') return [];
  const { words, from } = runOf(node);
  const [first, last] = [from + start, from + end];
  return [
    {
      before: words.slice(Math.max(0, first - AROUND), first),
      words: words.slice(first, last),
      after: words.slice(last, last + AROUND),
    },
  ];
}

/** The part of the selection inside an element, as one piece per run. */
export function selectedWords(inside: HTMLElement, selection: Selection | null): Highlight[] {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  const found: Highlight[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && range.intersectsNode(node)) found.push(...partOf(range, node));
  }
  return found;
}
