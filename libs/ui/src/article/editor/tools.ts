import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Notes from '@mui/icons-material/Notes';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';

export interface Tool {
  name: string;
  /** Keyboard shortcut in the editor. */
  keys?: string;
  Sign: ComponentType<{ fontSize: 'small' }>;
  act: (chain: ChainedCommands) => ChainedCommands;
  /** Tells if the format is active at the caret; undefined for a tool that is no toggle. */
  isOn?: (editor: Editor) => boolean;
}

const undo: Tool = { name: '撤销', keys: 'Control+Z', Sign: Undo, act: (chain) => chain.undo() };
const redo: Tool = { name: '重做', keys: 'Control+Y', Sign: Redo, act: (chain) => chain.redo() };
const marked = (name: string, Sign: Tool['Sign'], mark: string, keys: string): Tool => ({
  name,
  Sign,
  keys,
  act: (chain) => chain.toggleMark(mark),
  isOn: (editor) => editor.isActive(mark),
});
const bold = marked('加粗', FormatBold, 'bold', 'Control+B');

export const articleTools: readonly Tool[] = [
  undo,
  redo,
  bold,
  marked('斜体', FormatItalic, 'italic', 'Control+I'),
  {
    name: '小标题',
    Sign: Title,
    act: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    name: '正文',
    Sign: Notes,
    act: (chain) => chain.clearNodes(),
    isOn: (editor) => editor.isActive('paragraph') && editor.state.selection.$from.depth === 1,
  },
  {
    name: '项目列表',
    Sign: FormatListBulleted,
    act: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: '编号列表',
    Sign: FormatListNumbered,
    act: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: '引用',
    Sign: FormatQuote,
    act: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const compactTools: readonly Tool[] = [
  undo,
  redo,
  bold,
  marked('上标', Superscript, 'superscript', 'Control+.'),
  marked('下标', Subscript, 'subscript', 'Control+,'),
];
