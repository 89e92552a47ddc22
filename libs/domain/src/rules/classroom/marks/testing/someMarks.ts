import { markPartCodes } from '../../../../codes/classroom/marks';
import { learnerMark } from '../learnerMark';
import type {
  LearnerMarkInput,
  MarkCategory,
  MarkCriteria,
  MarkEntry,
  MarkItem,
  MarkSheet,
} from '../shapes';

export const category = (more: Partial<MarkCategory> & { id: number }): MarkCategory => ({
  part: markPartCodes.tests,
  weight: 100,
  average: 'byPoints',
  dropLowest: 0,
  isExtra: false,
  ...more,
});

export const criteria = (
  categories: MarkCategory[],
  more: Partial<MarkCriteria> = {},
): MarkCriteria => ({
  mode: 'percent',
  categories,
  curve: null,
  highest: null,
  decimals: 2,
  ...more,
});

interface Noted {
  item: MarkItem;
  entry: MarkEntry;
}

/**
 * `1: 80 missing +5/10; 2: 45/50` is category 1 with 80 of 100, something missing, and 5 of 10 of
 * extra credit, and category 2 with 45 of 50. Items are numbered from 1 on.
 */
function noted(text: string): Noted[] {
  const parts = text.split(';').flatMap((part) => {
    const [categoryId, results = ''] = part.split(':');
    const words = results.split(' ').filter((word) => word !== '');
    return words.map((word) => ({ categoryId: Number(categoryId), word }));
  });
  return parts.map(({ categoryId, word }, index) => notedItem(categoryId, word, index + 1));
}

function notedItem(categoryId: number, word: string, id: number): Noted {
  const [, plus = '', result = '', full = '100'] = /^(\+?)([^/]+)(?:\/(.+))?$/.exec(word) ?? [];
  const isState = result === 'missing' || result === 'excused' || result === 'zeroed';
  return {
    item: { id, categoryId, fullPoints: Number(full), isExtra: plus !== '' },
    entry: isState
      ? { itemId: id, state: result }
      : { itemId: id, state: 'marked', points: Number(result) },
  };
}

export const sheetOf = (sheetCriteria: MarkCriteria, results: string): MarkSheet => ({
  criteria: sheetCriteria,
  items: noted(results).map(({ item }) => item),
});

export const inputOf = (sheetCriteria: MarkCriteria, results: string): LearnerMarkInput => ({
  ...sheetOf(sheetCriteria, results),
  entries: noted(results).map(({ entry }) => entry),
  bestOfOthers: null,
});

/** The mark and all about it by these categories, the only one being all where none are given. */
export const markOf = (
  results: string,
  categories: MarkCategory[] = [category({ id: 1 })],
  more: Partial<MarkCriteria> = {},
) => learnerMark(inputOf(criteria(categories, more), results));

/** Two categories of the same weight. */
export const halves = [category({ id: 1, weight: 50 }), category({ id: 2, weight: 50 })];
