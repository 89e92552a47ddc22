import type { VisitorContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';

/** A slide by what it is recognised by. */
export interface NamedSlide {
  id: number;
  title: string;
  /** Its key in the storage; empty where there is none. */
  thumbnail: string;
}

/**
 * The same for every learner; a locked platform slide is opened by its library, not by the course.
 */
export interface SeenSlide extends NamedSlide {
  isOpen: boolean;
  libraryId: number;
  libraryName: string;
}

/** Implemented by the slides wing, which lies above this one. */
export interface CourseSlides {
  /**
   * Filters to slides that a course of this owner (a school, or null for the platform) may use:
   * those of its school, and those the platform offers to everybody.
   */
  selectNameable(
    db: Db,
    owner: number | null,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, NamedSlide>>;
  /** Filters to slides the caller may know about. */
  seenBy(who: VisitorContext, ids: readonly number[]): Promise<ReadonlyMap<number, SeenSlide>>;
}
