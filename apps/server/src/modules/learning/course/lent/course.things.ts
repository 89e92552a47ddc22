import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { NamingType, ThingPage } from '@cheese/domain/codes/learning/thingPages';
import type { ExamFace } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import type { VisitorContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import type { CoursewareContent } from '../courseware.content';

/** Something by what it is recognised by. */
export interface NamedThing {
  id: number;
  title: string;
  /** Its key in the storage; empty where there is none. */
  thumbnail: string;
}

/** A thing with a page of its own, as seen by the user. */
export interface SeenThing {
  id: number;
  name: string;
  picture: string | null;
  page: ThingPage;
  isOpen: boolean;
  exam?: ExamFace;
}

/** Implemented by the wings above this one, for things with pages of their own. */
export interface CourseThings {
  /**
   * Filters to things that a course of this owner (a school, or null for the platform) may use:
   * those its school made, and those the platform offers to everybody.
   */
  selectNameable(
    db: Db,
    owner: number | null,
    { type, ids }: Named,
  ): Promise<ReadonlyMap<number, NamedThing>>;
  /** Filters to things the caller may see. */
  seenBy(who: VisitorContext, { type, ids }: Named): Promise<ReadonlyMap<number, SeenThing>>;
  /** True if the person's result in one of these exams completes the items that refer to it. */
  isEarned(
    db: Db,
    of: { personId: number; examIds: readonly number[]; now: Date },
  ): Promise<boolean>;
}

export interface Named {
  type: NamingType;
  ids: readonly number[];
}

/** The things with pages of their own that an item names; null of items that show what is theirs. */
export function namedIn(content: CoursewareContent): Named | null {
  switch (content.type) {
    case coursewareTypeCodes.experiment:
      return {
        type: coursewareTypeCodes.experiment,
        ids: content.simulationId === null ? [] : [content.simulationId],
      };
    case coursewareTypeCodes.specimen:
      return { type: coursewareTypeCodes.specimen, ids: content.specimenIds };
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return { type: content.type, ids: content.thingIds };
    default:
      return null;
  }
}
