import type { AskedQuestion } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';

/** For whom a course is made: a school, or null for the platform. */
type Owner = number | null;

/** What the making of courses asks of the question banks, which stand above this wing. */
export interface LessonQuestions {
  /** Whether these are there, in banks that somebody may use for a course of this owner. */
  areUsable(maker: Asking & { db: Db }, owner: Owner, ids: readonly number[]): Promise<boolean>;
  /** Which of these are there, in banks that somebody may use for a course of this owner. */
  selectUsable(
    maker: Asking & { db: Db },
    owner: Owner,
    ids: readonly number[],
  ): Promise<ReadonlySet<number>>;
  /** Which of these are still there. */
  selectLiving(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** These, in their order, to be recognised by who chose them. */
  describe(db: Db, ids: readonly number[]): Promise<AskedQuestion[]>;
}
