import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { noticeContract } from '@cheese/domain/contract/people/notice';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import {
  listLikes,
  listOfClassrooms,
  listOfSchool,
  listOfCourses,
  listOfficial,
  listReplies,
  readAll,
  readOfficial,
  readOfSchool,
  readUnread,
  setStatus,
  type ShutByExam,
  totalUnread,
  withoutKeys,
} from './notice.service';

const readerOf = ({ person, clock }: { person: Person; clock: Clock }) => ({
  personId: person.id,
  now: clock.now(),
});

export const noticeRoutes = (shutByExam: ShutByExam) => (app: FastifyInstance) => {
  listRoutes(app);
  responseRoutes(app, shutByExam);
  answer(app, noticeCalls.unreadTotal, noticeContract.unreadTotal, ({ db, ...own }) =>
    totalUnread(db, readerOf(own)),
  );
  answer(app, noticeCalls.unreadByKind, noticeContract.unreadByKind, ({ db, ...own }) =>
    readUnread(db, readerOf(own)),
  );
  answer(app, noticeCalls.official, noticeContract.official, ({ db, query, ...own }) =>
    readOfficial(db, readerOf(own), query.id),
  );
  answer(app, noticeCalls.school, noticeContract.school, ({ db, query, ...own }) =>
    readOfSchool(db, readerOf(own), query.id),
  );
  answer(app, noticeCalls.setStatus, noticeContract.setStatus, ({ db, body, ...own }) =>
    setStatus(db, readerOf(own), body),
  );
  answer(app, noticeCalls.readAll, noticeContract.readAll, ({ db, body, ...own }) =>
    readAll(db, readerOf(own), body.kind),
  );
};

function listRoutes(app: FastifyInstance) {
  answer(app, noticeCalls.officialList, noticeContract.officialList, ({ db, query, ...own }) =>
    listOfficial(db, readerOf(own), query),
  );
  answer(app, noticeCalls.courseList, noticeContract.courseList, ({ db, query, ...own }) =>
    listOfCourses(db, readerOf(own), query),
  );
  answer(app, noticeCalls.classroomList, noticeContract.classroomList, ({ db, query, ...own }) =>
    listOfClassrooms(db, readerOf(own), query),
  );
  answer(app, noticeCalls.schoolList, noticeContract.schoolList, ({ db, query, ...own }) =>
    listOfSchool(db, readerOf(own), query),
  );
}

function responseRoutes(app: FastifyInstance, shutByExam: ShutByExam) {
  const { replyList, likeList } = noticeContract;
  answer(app, noticeCalls.replyList, replyList, async ({ query, ...context }) =>
    withoutKeys(await listReplies(context.db, readerOf(context), query), (ids) =>
      shutByExam(context, ids),
    ),
  );
  answer(app, noticeCalls.likeList, likeList, async ({ query, ...context }) =>
    withoutKeys(await listLikes(context.db, readerOf(context), query), (ids) =>
      shutByExam(context, ids),
    ),
  );
}
