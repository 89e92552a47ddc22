import Type, { type Static } from 'typebox';
import type { classroomCalls } from '../../calls/classroom/classroom';
import { classroomLimits } from '../../codes/classroom/seats';
import { teachingRoles } from '../../codes/school/teachingClasses';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const fields = {
  /** The teaching class. */
  courseId: Id,
  name: Type.String(),
  courseName: Type.String(),
  organisation: Type.String(),
  termName: Type.String(),
  startsOn: Type.String(),
  endsOn: Type.String(),
  /** Its term is archived: it is there to be read. */
  isArchived: Type.Boolean(),
  teachers: Type.Array(Type.String()),
  learnerCount: Type.Integer(),
};

/** A classroom in which the caller is. */
export const Classroom = Type.Object({ ...fields, role: codeOf(teachingRoles) });
export type Classroom = Static<typeof Classroom>;

/** The course that a classroom is taught with. */
const TaughtCourse = Type.Object({ id: Id, name: Type.String() });

export const ClassroomDetail = Type.Object({
  ...fields,
  /** Null for who looks on by a right in the school. */
  role: nullable(codeOf(teachingRoles)),
  seesMarks: Type.Boolean(),
  course: nullable(TaughtCourse),
  unreadNoticeCount: Type.Integer(),
});
export type ClassroomDetail = Static<typeof ClassroomDetail>;

/** What somebody has done in a classroom so far. */
export const ClassStudyData = Type.Object({
  studyCount: Type.Integer(),
  totalCount: Type.Integer(),
  discussCount: Type.Integer(),
  examCount: Type.Integer(),
});
export type ClassStudyData = Static<typeof ClassStudyData>;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** Of its author no word. */
export const Evaluation = Type.Object({ stars: Stars, text: Type.String(), evaluatedAt: Moment });
export type Evaluation = Static<typeof Evaluation>;

const one = strictObject({ courseId: Id });

export const classroomContract = {
  /** Of all schools in which the caller is; the running term first. */
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: pageOf(Classroom),
  },
  detail: { access: 'user', seat: 'view', query: one, data: ClassroomDetail },
  studyData: { access: 'user', seat: 'view', query: one, data: ClassStudyData },
  /** Published courses of the school, to choose what the classroom is taught with. */
  courses: {
    access: 'user',
    seat: 'teach',
    query: strictObject({
      ...pageQuery,
      courseId: Id,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: pageOf(Type.Object({ id: Id, name: Type.String(), isForClass: Type.Boolean() })),
  },
  setCourse: {
    access: 'user',
    seat: 'teach',
    body: strictObject({ courseId: Id, taughtCourseId: nullable(Id) }),
    data: Type.Null(),
  },
  myEvaluation: { access: 'user', seat: 'view', query: one, data: nullable(Evaluation) },
  /** Words only once so many have evaluated that nobody is known by them. */
  evaluations: {
    access: 'user',
    seat: 'assist',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: Type.Object({
      ...pageOf(Evaluation).properties,
      /** To one decimal; null while nobody has evaluated. */
      average: nullable(Type.Number()),
      /** How many gave one star, two stars, and so on. */
      counts: Type.Array(Type.Integer()),
      areWordsShown: Type.Boolean(),
    }),
  },
  evaluate: {
    access: 'user',
    seat: 'learn',
    body: strictObject({
      courseId: Id,
      stars: Stars,
      text: Type.String({ maxLength: classroomLimits.evaluation }),
    }),
    data: Type.Object({ isHeld: Type.Boolean() }),
  },
} satisfies Record<keyof typeof classroomCalls, CallContract>;

export type ClassroomContract = typeof classroomContract;
