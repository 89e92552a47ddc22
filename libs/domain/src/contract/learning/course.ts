import Type from 'typebox';
import type { courseCalls } from '../../calls/learning/course';
import { courseSources, learnStates } from '../../codes/learning/learning';
import { courseTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { DirectoryChapter } from './shapes/chapterShapes';
import { limitAsked } from '../shop/commodity';
import { CommodityCard } from '../shop/shapes/commodityShapes';
import {
  Course,
  CourseCardFacts,
  CourseDetail,
  CourseIntroduction,
  CourseStudyData,
  CourseTeacher,
  LearntCourse,
  TeacherDetail,
} from './shapes/courseShapes';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, keyOf, pageQuery, pageOf } from '../shapes';

const one = strictObject({ courseId: Id });
const CourseTypeAsked = Type.Optional(codeOf(courseTypes));

export const courseContract = {
  detailV1: { access: 'open', query: one, data: Course },
  detail: { access: 'open', query: one, data: CourseDetail },
  /** All chapters with their courseware, flat: `pid` names the parent chapter. */
  directory: { access: 'open', query: one, data: Type.Array(DirectoryChapter) },
  introduction: { access: 'open', query: one, data: CourseIntroduction },
  teachers: { access: 'open', query: one, data: Type.Array(CourseTeacher) },
  recommended: {
    access: 'open',
    query: strictObject({ courseId: Id, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  hot: {
    access: 'open',
    query: strictObject({ tagId: Type.Optional(Id), courseType: CourseTypeAsked, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  learnList: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      courseType: CourseTypeAsked,
      state: Type.Optional(codeOf(learnStates)),
      source: Type.Optional(keyOf(courseSources)),
    }),
    data: pageOf(LearntCourse),
  },
  teacher: { access: 'open', query: strictObject({ teacherId: Id }), data: TeacherDetail },
  /** Only published courses of the platform; other ids are left out. */
  cardFacts: {
    access: 'open',
    query: strictObject({ courseIds: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
    data: Type.Array(CourseCardFacts),
  },
  studyData: { access: 'user', query: one, data: CourseStudyData },
} satisfies Record<keyof typeof courseCalls, CallContract>;

export type CourseContract = typeof courseContract;
