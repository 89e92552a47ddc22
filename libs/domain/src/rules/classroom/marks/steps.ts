import type {
  LeftOutReason,
  MarkAverage,
  MarkCurve,
  MarkStepCode,
  NoMarkReason,
} from '../../../codes/classroom/marks';
import type { Exact } from './exact';

interface OfCategory {
  categoryId: number;
}

/**
 * What a category's items bring (`earned`) out of what is expected (`of`): points, or where each
 * item counts the same, percents out of a hundred for each.
 */
interface Ratio {
  earned: Exact;
  of: Exact;
}

/** What each step says. */
interface StepValues {
  item: OfCategory & {
    itemId: number;
    points: Exact;
    full: Exact;
    percent: Exact;
    isExtra: boolean;
    isZeroed: boolean;
  };
  leftOut: OfCategory & { itemId: number; why: Exclude<LeftOutReason, 'lowest'> };
  /**
   * The category's percentage with these items, and without. In points mode it may fall: there they
   * were chosen for the best total.
   */
  dropped: OfCategory & { itemIds: number[]; before: Exact; after: Exact };
  category: OfCategory & Ratio & { average: MarkAverage; percent: Exact };
  emptyCategory: OfCategory;
  /** `share` is the weight after that of empty categories has been shared among the others. */
  share: OfCategory & { weight: Exact; share: Exact; percent: Exact; adds: Exact };
  extraShare: OfCategory & { weight: Exact; percent: Exact; adds: Exact };
  pooled: OfCategory & Ratio;
  /** In points mode with the ratio it comes from. */
  total: { ratio: Ratio | null; value: Exact };
  curve: {
    kind: MarkCurve;
    /** The points that are added, or the best total of the class. */
    by: Exact | null;
    cap: Exact | null;
    from: Exact;
    to: Exact;
  };
  capped: { from: Exact; highest: Exact };
  rounded: { from: Exact; decimals: number; mark: number };
  noMark: { why: NoMarkReason };
}

export type MarkStepOf<Code extends MarkStepCode> = { code: Code } & StepValues[Code];
export type MarkStep = { [Code in MarkStepCode]: MarkStepOf<Code> }[MarkStepCode];
