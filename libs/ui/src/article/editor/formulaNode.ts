import { InputRule, Node, PasteRule, type Range } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { drawFormula, type WrittenFormula } from '../drawFormula';
import { formulaParts } from '../formulaParts';
import type { LoadPart } from '../../parts/makeOrReload';

export const FORMULA = 'formula';

/** The stored form of a formula; the span used in the editor is never stored. */
export const formulaWords = ({ tex, isBlock }: WrittenFormula) =>
  isBlock ? `\\[${tex}\\]` : `\\(${tex}\\)`;

/** An atomic node: a formula is rendered in place and deleted as a whole. */
export const formulaNode = (loadPart: LoadPart) =>
  Node.create({
    name: FORMULA,
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      tex: { default: '', parseHTML: (place: HTMLElement) => place.dataset['tex'] ?? '' },
      isBlock: {
        default: false,
        parseHTML: (place: HTMLElement) => place.dataset['block'] !== undefined,
      },
    }),
    parseHTML: () => [{ tag: 'span[data-tex]' }],
    // The source is included for applications that it is pasted into.
    renderHTML: ({ node: { attrs } }) => {
      const formula = attrs as WrittenFormula;
      const block = formula.isBlock ? { 'data-block': '' } : {};
      return ['span', { 'data-tex': formula.tex, ...block }, formulaWords(formula)];
    },
    renderText: ({ node }) => formulaWords(node.attrs as WrittenFormula),
    addNodeView:
      () =>
      ({ node }) => {
        const { tex, isBlock } = node.attrs as WrittenFormula;
        const dom = document.createElement('span');
        dom.className = isBlock ? 'formula block' : 'formula';
        dom.textContent = tex;
        drawFormula({ tex, isBlock }, loadPart).then(
          (drawn) => dom.replaceChildren(drawn),
          // If the renderer does not load or the formula is invalid, the source stays.
          () => undefined,
        );
        return { dom, ignoreMutation: () => true };
      },
    addInputRules() {
      return [new InputRule({ find: TYPED, handler: putInto(this.type) })];
    },
    addPasteRules() {
      return [new PasteRule({ find: PASTED, handler: putInto(this.type) })];
    },
  });

const TYPED = /\\\(.+?\\\)$|\\\[.+?\\\]$/u;
const PASTED = /\\\(.+?\\\)|\\\[.+?\\\]/gu;

interface Found {
  state: EditorState;
  range: Range;
  match: { 0: string };
}

const putInto =
  (type: NodeType) =>
  ({ state, range: { from, to }, match }: Found) => {
    const [{ tex = '', isBlock } = { isBlock: false }] = formulaParts(match[0]);
    state.tr.replaceWith(from, to, type.create({ tex, isBlock }));
  };

/** Wraps formulas in the elements that the editor parses. */
export function markFormulas(parent: DocumentFragment) {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = formulaParts(text.data);
    if (parts.every(({ tex }) => tex === undefined)) continue;
    text.replaceWith(
      ...parts.map(({ tex, words, isBlock }) => {
        if (tex === undefined) return words;
        const place = document.createElement('span');
        place.dataset['tex'] = tex;
        if (isBlock) place.dataset['block'] = '';
        return place;
      }),
    );
  }
}
