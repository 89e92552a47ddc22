import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { texts } from './texts';

/** An option keeps its id while it moves, so that the right answer moves along. */
export interface Option {
  id: number;
  text: string;
}
export interface OptionList {
  options: readonly Option[];
  /** The id of the right one. */
  answer: number | null;
}

export const FEWEST = 2;
export const MOST = 8;

/** Letter of an option, A to H. */
export const keyAt = (index: number) => String.fromCharCode(65 + index);

const listOf = (words: readonly string[]): OptionList => ({
  options: words.map((text, id) => ({ id, text })),
  answer: null,
});

export const blankOptions = (type: string): OptionList =>
  listOf(type === '2' ? [texts.right, texts.wrong] : ['', '', '', '']);

export const readOptions = ({ options, answer }: BankQuestion): OptionList => ({
  ...listOf(options.map(({ text }) => text)),
  answer: options.findIndex(({ key }) => key === answer),
});

export type OptionChange =
  | { do: 'write'; id: number; text: string }
  | { do: 'choose'; id: number }
  | { do: 'add' }
  | { do: 'remove'; id: number }
  | { do: 'move'; id: number; by: 1 | -1 }
  | { do: 'restart'; type: string };

export function changeOptions(list: OptionList, change: OptionChange): OptionList {
  const { options, answer } = list;
  switch (change.do) {
    case 'write':
      return {
        ...list,
        options: options.map((one) => (one.id === change.id ? { ...one, text: change.text } : one)),
      };
    case 'choose':
      return { ...list, answer: change.id };
    case 'add':
      return { ...list, options: added(options) };
    case 'remove':
      return {
        options: options.filter(({ id }) => id !== change.id),
        answer: answer === change.id ? null : answer,
      };
    case 'move':
      return { ...list, options: moved(options, change.id, change.by) };
    case 'restart':
      return blankOptions(change.type);
  }
}

const added = (options: readonly Option[]) => [
  ...options,
  { id: Math.max(...options.map(({ id }) => id)) + 1, text: '' },
];

function moved(options: readonly Option[], id: number, by: number) {
  const from = options.findIndex((one) => one.id === id);
  const others = options.filter((one) => one.id !== id);
  return others.toSpliced(from + by, 0, ...options.filter((one) => one.id === id));
}
