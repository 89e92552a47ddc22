import { courseNoticeCalls as calls } from '@cheese/domain/calls/learning/courseNotice';
import { courseNoticeContract as contract } from '@cheese/domain/contract/learning/courseNotice';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
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
  answerSharedTo(app, calls.list, contract.list, {
    seenBy: ({ query, ...context }) => seeCourse(context, query.courseId),
    alike: ({ isWhole }: CourseAccess) => isWhole,
    make: ({ db, query }, isWhole) => listLatest(db, query.courseId, isWhole),
  });
  answer(app, calls.taught, contract.taught, ({ query, ...context }) => listTaught(context, query));
  answer(app, calls.send, contract.send, ({ body, ...context }) => sendNotice(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editNotice(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeNotice(context, query.id),
  );
}
