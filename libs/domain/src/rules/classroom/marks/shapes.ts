import type {
  LeftOutReason,
  MarkAverage,
  MarkCurve,
  MarkMode,
  MarkPart,
  MarkState,
  NoMarkReason,
} from '../../../codes/classroom/marks';
import type { Exact } from './exact';
import type { MarkStep } from './steps';

export interface MarkCategory {
  id: number;
  part: MarkPart;
  /** In percent of the whole; null in points mode. */
  weight: number | null;
  average: MarkAverage;
  /** How many items go that hold the mark back most; the last one that counts never does. */
  dropLowest: number;
  /** Comes on top of the 100 percent; where it is empty, nothing is lost. */
  isExtra: boolean;
}

export interface MarkItem {
  id: number;
  categoryId: number;
  fullPoints: number;
  /** Adds what it brings and is not expected: its full points are not. */
  isExtra: boolean;
}

export type MarkEntry =
  | { itemId: number; state: Extract<MarkState, 'marked'>; points: number }
  | { itemId: number; state: Exclude<MarkState, 'marked'> };

/** `cap` is how far the curve lifts. A curve never lowers a mark. */
export type CurveRule =
  | { kind: Extract<MarkCurve, 'add'>; points: number; cap: number | null }
  | { kind: Exclude<MarkCurve, 'add'>; cap: number | null };

export interface MarkCriteria {
  mode: MarkMode;
  categories: readonly MarkCategory[];
  curve: CurveRule | null;
  /** The highest final mark there is; null where extra credit may go above 100 without end. */
  highest: number | null;
  decimals: number;
}

export interface MarkSheet {
  criteria: MarkCriteria;
  items: readonly MarkItem[];
}

/** All of one learner that the mark follows from. */
export interface LearnerMarkInput extends MarkSheet {
  /** An item without an entry is missing. */
  entries: readonly MarkEntry[];
  /** The best total of the class before the curve, where the curve asks for it. */
  bestOfOthers: Exact | null;
}

export interface LeftOut {
  itemId: number;
  why: LeftOutReason;
}

export interface CategoryMark {
  categoryId: number;
  /** Null while it is empty. */
  percent: Exact | null;
  leftOut: LeftOut[];
}

export interface LearnerMark {
  /** Rounded once, at the very end; null while nothing counts. */
  mark: number | null;
  noMark: NoMarkReason | null;
  /** In percent, before curve and rounding. */
  total: Exact | null;
  categories: CategoryMark[];
  story: MarkStep[];
}
