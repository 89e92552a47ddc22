import { courseCalls as calls } from '@cheese/domain/calls/learning/course';
import { courseContract as contract } from '@cheese/domain/contract/learning/course';
import type { FastifyInstance } from 'fastify';
import type { VisitorContext } from '../../../calls/callerContext';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { answerWithCards, inList } from '../../shop/commodity/viewer';
import { seeCourse } from './course.access';
import { cardFacts } from './shown/course.cardFacts';
import { courseDetail } from './shown/course.detail';
import { courseDirectory } from './course.directory';
import { listLearnt } from './course.learnt';
import {
  listBeside,
  listHotCourses,
  readCourse,
  readIntroduction,
  readStudyData,
} from './course.service';
import { teacherDetail } from './shown/course.teacher';
import { selectTeachers } from './shown/course.about.store';

/** The answer is the same for everyone who may see the course. */
const seen = {
  seenBy: ({ query, ...context }: VisitorContext & { query: { courseId: number } }) =>
    seeCourse(context, query.courseId),
  alike: () => null,
};

export function courseRoutes(app: FastifyInstance) {
  answerSharedTo(app, calls.detailV1, contract.detailV1, { ...seen, make: readCourse });
  answerSharedTo(app, calls.detail, contract.detail, courseDetail);
  answerSharedTo(app, calls.directory, contract.directory, courseDirectory);
  answerSharedTo(app, calls.introduction, contract.introduction, {
    ...seen,
    make: readIntroduction,
  });
  answerSharedTo(app, calls.teachers, contract.teachers, {
    ...seen,
    make: ({ db, query }) => selectTeachers(db, query.courseId),
  });
  answerSharedTo(app, calls.teacher, contract.teacher, teacherDetail);
  answerSharedTo(app, calls.cardFacts, contract.cardFacts, cardFacts);
  answerWithCards(
    app,
    calls.recommended,
    contract.recommended,
    ({ db, query }, viewer) => listBeside(db, viewer, query),
    inList,
  );
  answerWithCards(
    app,
    calls.hot,
    contract.hot,
    ({ db, query }, viewer) => listHotCourses(db, viewer, query),
    inList,
  );
  answer(app, calls.learnList, contract.learnList, ({ query, ...context }) =>
    listLearnt(context, query),
  );
  answer(app, calls.studyData, contract.studyData, ({ query, ...context }) =>
    readStudyData(context, query.courseId),
  );
}
