import { type Extensions, Node } from '@tiptap/core';
import Blockquote from '@tiptap/extension-blockquote';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import Italic from '@tiptap/extension-italic';
import { BulletList, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { LoadPart } from '../../parts/makeOrReload';
import { formulaNode } from './formulaNode';
import { Item } from './listItem';
import { Highlight, Link, marks } from './marks';
import { pictureNode, soundNode } from './media';
import { tables } from './tables';

export interface SheetKind {
  /** For one or two lines: no headings. */
  isCompact: boolean;
  /** True if the pages that show the text render `\(…\)`. */
  hasFormulas: boolean;
  /** True if the server keeps links, rules and highlights in this field. */
  hasLinks: boolean;
}

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
});

const Rule = Node.create({
  name: 'rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

/** Allows exactly what the server keeps. */
export const sheetExtensions = (
  { isCompact, hasFormulas, hasLinks }: SheetKind,
  { imageHost, loadPart }: { imageHost: string; loadPart: LoadPart },
): Extensions => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Blockquote,
  Preformatted,
  Bold.extend({ renderHTML: () => ['b', 0] }),
  Italic.extend({ renderHTML: () => ['i', 0] }),
  ...marks,
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  ...tables,
  ...(isCompact ? [] : [Heading.configure({ levels: [2, 3, 4] })]),
  ...(hasFormulas ? [formulaNode(loadPart)] : []),
  ...(hasLinks ? [Link, Highlight, Rule] : []),
  pictureNode(imageHost),
  soundNode(imageHost),
  UndoRedo,
  Dropcursor,
  Gapcursor,
];
