import { Node, type NodeConfig } from '@tiptap/core';

const attribute = (name: string) => ({
  default: null,
  parseHTML: (cell: HTMLElement) => cell.getAttribute(name),
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: attribute('colspan'), rowspan: attribute('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const plain = (name: string, tag: string, said: Partial<NodeConfig>) =>
  Node.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...said,
  });

/** Cells can be edited; tables cannot be created or reshaped. */
export const tables = [
  plain('table', 'table', { group: 'block', content: 'caption? row+', isolating: true }),
  plain('caption', 'caption', { content: 'inline*', isolating: true }),
  plain('row', 'tr', { content: '(head | cell)+' }),
  cell('cell', 'td'),
  cell('head', 'th'),
];
