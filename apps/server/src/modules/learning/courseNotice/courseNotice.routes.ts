import { courseNoticeCalls as calls } from '@cheese/domain/calls/learning/courseNotice';
import { courseNoticeContract as contract } from '@cheese/domain/contract/learning/courseNotice';
import type { FastifyInstance } from 'fastify';
import { answerAlikeTo } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { type CourseAccess, seeCourse } from '../course/course.door';
import {
  editNotice,
  listLatest,
  listTaught,
  removeNotice,
  sendNotice,
} from './courseNotice.service';

export function courseNoticeRoutes(app: FastifyInstance) {
  answerAlikeTo(app, calls.list, contract.list, {
    seenBy: ({ query, ...asking }) => seeCourse(asking, query.courseId),
    alike: ({ isWhole }: CourseAccess) => isWhole,
    make: ({ db, query }, isWhole) => listLatest(db, query.courseId, isWhole),
  });
  answer(app, calls.taught, contract.taught, ({ query, ...asking }) => listTaught(asking, query));
  answer(app, calls.send, contract.send, ({ body, ...asking }) => sendNotice(asking, body));
  answer(app, calls.edit, contract.edit, ({ body, ...asking }) => editNotice(asking, body));
  answer(app, calls.remove, contract.remove, ({ query, ...asking }) =>
    removeNotice(asking, query.id),
  );
}
