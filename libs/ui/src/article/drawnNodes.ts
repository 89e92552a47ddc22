import { createElement, type ReactNode } from 'react';

/** Attributes whose React name differs. */
const names: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
};
const withoutWords = /^(?:table|colgroup|thead|tbody|tfoot|tr)$/;

/** Turns cleaned nodes into React nodes; `drawText` renders their text. */
export const drawnNodes = (parent: Node, drawText: (text: string) => ReactNode): ReactNode[] =>
  [...parent.childNodes].map((node, at) => {
    if (node instanceof Text) return isBetweenCells(node) ? null : drawText(node.data);
    if (!(node instanceof Element)) return null;
    const said = [...node.attributes].map(({ name, value }) => [names[name] ?? name, value]);
    const props = { key: at, ...Object.fromEntries(said) };
    return createElement(node.localName, props, ...drawnNodes(node, drawText));
  });

const isBetweenCells = ({ parentNode }: Text) =>
  parentNode instanceof Element && withoutWords.test(parentNode.localName);
