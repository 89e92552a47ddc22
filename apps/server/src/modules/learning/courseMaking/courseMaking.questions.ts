import type { AskedQuestion } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';

/** A school id, or null for the platform. */
type Owner = number | null;

/** Implemented by the question banks, which lie above this wing. */
export interface LessonQuestions {
  /** True if all of them exist in banks the maker may use for this owner. */
  areUsable(
    maker: CallerContext & { db: Db },
    owner: Owner,
    ids: readonly number[],
  ): Promise<boolean>;
  /** Filters to those in banks the maker may use for this owner. */
  selectUsable(
    maker: CallerContext & { db: Db },
    owner: Owner,
    ids: readonly number[],
  ): Promise<ReadonlySet<number>>;
  /** Filters out deleted ones. */
  selectLiving(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** In the given order, for display to the teacher who chose them. */
  describe(db: Db, ids: readonly number[]): Promise<AskedQuestion[]>;
}
