import Type from 'typebox';
import type { courseCalls } from '../../calls/learning/course';
import { learnStates } from '../../codes/learning/learning';
import { courseTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { DirectoryChapter } from './chapterShapes';
import { limitAsked } from '../shop/commodity';
import { CommodityCard } from '../shop/commodityShapes';
import {
  Course,
  CourseDetail,
  CourseIntroduction,
  CourseStudyData,
  CourseTeacher,
  LearntCourse,
} from './courseShapes';
import { keywordAsked } from '../shop/libraryAsked';
import { codeOf, exactly, Id, pageAsked, pageOf } from '../shapes';

const one = exactly({ courseId: Id });
const CourseTypeAsked = Type.Optional(codeOf(courseTypes));

export const courseContract = {
  detailV1: { access: 'open', query: one, data: Course },
  detail: { access: 'open', query: one, data: CourseDetail },
  /** All chapters with their courseware, flat: a chapter names the one above it. */
  directory: { access: 'open', query: one, data: Type.Array(DirectoryChapter) },
  introduction: { access: 'open', query: one, data: CourseIntroduction },
  teachers: { access: 'open', query: one, data: Type.Array(CourseTeacher) },
  recommended: {
    access: 'open',
    query: exactly({ courseId: Id, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  hot: {
    access: 'open',
    query: exactly({ tagId: Type.Optional(Id), courseType: CourseTypeAsked, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  learnList: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      courseType: CourseTypeAsked,
      state: Type.Optional(codeOf(learnStates)),
    }),
    data: pageOf(LearntCourse),
  },
  studyData: { access: 'user', query: one, data: CourseStudyData },
} satisfies Record<keyof typeof courseCalls, CallContract>;

export type CourseContract = typeof courseContract;
