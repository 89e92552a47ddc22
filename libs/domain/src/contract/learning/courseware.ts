import Type from 'typebox';
import type { coursewareCalls } from '../../calls/learning/courseware';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import type { CallContract } from '../call';
import { CoursewareDetail } from './shapes/coursewareDetail';
import {
  CoursewareItem,
  CoursewareProgress,
  CoursewareStanding,
  SoldApart,
  Position,
  SeenAsked,
} from './shapes/coursewareShapes';
import { codeOf, strictObject, Id } from '../shapes';

/** Study time is counted by the server's clock between reports. */
const learnt = strictObject({
  coursewareId: Id,
  position: Type.Optional(Position),
  /** What was on the screen during this visit. */
  seen: Type.Optional(SeenAsked),
  /** The learner's own mark that it is done, if the completion rule asks for it. */
  isMarked: Type.Optional(Type.Boolean()),
});

export const coursewareContract = {
  list: {
    access: 'open',
    query: strictObject({ chapterId: Id, type: Type.Optional(codeOf(coursewareTypes)) }),
    data: Type.Array(CoursewareItem),
  },
  /** Open because trials are free for everybody; locked courseware is refused. */
  detail: {
    access: 'open',
    query: strictObject({ id: Id, type: Type.Optional(codeOf(coursewareTypes)) }),
    data: CoursewareDetail,
  },
  /**
   * Items with content sold separately that the caller does not own, and the products that unlock
   * it.
   */
  soldApart: {
    access: 'open',
    query: strictObject({ courseId: Id }),
    data: Type.Array(SoldApart),
  },
  progress: {
    access: 'user',
    query: strictObject({ courseId: Id }),
    data: Type.Array(CoursewareProgress),
  },
  learnStart: { access: 'user', body: learnt, data: CoursewareStanding },
  learnEnd: { access: 'user', body: learnt, data: CoursewareStanding },
  learnRefresh: { access: 'user', body: learnt, data: CoursewareStanding },
} satisfies Record<keyof typeof coursewareCalls, CallContract>;

export type CoursewareContract = typeof coursewareContract;
