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
import { codeOf, exactly, Id } from '../shapes';

/** The server counts the time by its own clock, from one report to the next. */
const learnt = exactly({
  coursewareId: Id,
  position: Type.Optional(Position),
  /** What was on the screen in this visit. */
  seen: Type.Optional(SeenAsked),
  /** Whether whoever learns it says that it is done, where that is the rule. */
  isMarked: Type.Optional(Type.Boolean()),
});

export const coursewareContract = {
  list: {
    access: 'open',
    query: exactly({ chapterId: Id, type: Type.Optional(codeOf(coursewareTypes)) }),
    data: Type.Array(CoursewareItem),
  },
  /** Open, because everybody may look at a trial; what is locked is refused. */
  detail: {
    access: 'open',
    query: exactly({ id: Id, type: Type.Optional(codeOf(coursewareTypes)) }),
    data: CoursewareDetail,
  },
  /** Which items hold what whoever has the course does not have yet, and what opens it. */
  soldApart: {
    access: 'open',
    query: exactly({ courseId: Id }),
    data: Type.Array(SoldApart),
  },
  progress: {
    access: 'user',
    query: exactly({ courseId: Id }),
    data: Type.Array(CoursewareProgress),
  },
  learnStart: { access: 'user', body: learnt, data: CoursewareStanding },
  learnEnd: { access: 'user', body: learnt, data: CoursewareStanding },
  learnRefresh: { access: 'user', body: learnt, data: CoursewareStanding },
} satisfies Record<keyof typeof coursewareCalls, CallContract>;

export type CoursewareContract = typeof coursewareContract;
