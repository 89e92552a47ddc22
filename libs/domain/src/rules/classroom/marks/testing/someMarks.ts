import { markPartCodes } from '../../../../codes/classroom/marks';
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

/** An item, with what the learner has for it: points, or another state. */
export type Piece = [
  categoryId: number,
  result: number | Exclude<MarkEntry['state'], 'marked'>,
  fullPoints?: number,
  isExtra?: 'extra',
];

const itemOf = ([categoryId, , fullPoints = 100, extra]: Piece, index: number): MarkItem => ({
  id: index + 1,
  categoryId,
  fullPoints,
  isExtra: extra === 'extra',
});

const entryOf = ([, result]: Piece, index: number): MarkEntry =>
  typeof result === 'number'
    ? { itemId: index + 1, state: 'marked', points: result }
    : { itemId: index + 1, state: result };

export const sheetOf = (sheetCriteria: MarkCriteria, pieces: Piece[]): MarkSheet => ({
  criteria: sheetCriteria,
  items: pieces.map(itemOf),
});

/** Items are numbered from 1 on. */
export const inputOf = (sheetCriteria: MarkCriteria, pieces: Piece[]): LearnerMarkInput => ({
  ...sheetOf(sheetCriteria, pieces),
  entries: pieces.map(entryOf),
  bestOfOthers: null,
});
