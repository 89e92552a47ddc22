import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';

/** A slide by what it is recognised by. */
export interface NamedSlide {
  id: number;
  title: string;
  /** Its key in the storage; empty where there is none. */
  thumbnail: string;
}

/** The same to whoever learns: one of the platform's that is locked is opened by its library. */
export interface SeenSlide extends NamedSlide {
  isOpen: boolean;
  libraryId: number;
  libraryName: string;
}

interface Looking {
  db: Db;
  person: Person | null;
  clock: Pick<Clock, 'now'>;
}

/** What courses ask of the slides, which stand above this wing. */
export interface CourseSlides {
  /**
   * Of these, what a course of this owner (a school, or null for the platform) may name: what its
   * school keeps, and what the platform offers to everybody.
   */
  selectNameable(
    db: Db,
    owner: number | null,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, NamedSlide>>;
  /** Of these, what somebody may know of. */
  seenBy(who: Looking, ids: readonly number[]): Promise<ReadonlyMap<number, SeenSlide>>;
}
