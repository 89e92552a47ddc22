import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { noticeContract } from '@cheese/domain/contract/people/notice';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import {
  listLikes,
  listOfClassrooms,
  listOfCourses,
  listOfficial,
  listReplies,
  readAll,
  readOfficial,
  readUnread,
  setStatus,
  totalUnread,
} from './notice.service';

const readerOf = ({ person, clock }: { person: Person; clock: Clock }) => ({
  personId: person.id,
  now: clock.now(),
});

export function noticeRoutes(app: FastifyInstance) {
  listRoutes(app);
  answer(app, noticeCalls.unreadTotal, noticeContract.unreadTotal, ({ db, ...own }) =>
    totalUnread(db, readerOf(own)),
  );
  answer(app, noticeCalls.unreadByKind, noticeContract.unreadByKind, ({ db, ...own }) =>
    readUnread(db, readerOf(own)),
  );
  answer(app, noticeCalls.official, noticeContract.official, ({ db, query, ...own }) =>
    readOfficial(db, readerOf(own), query.id),
  );
  answer(app, noticeCalls.setStatus, noticeContract.setStatus, ({ db, body, ...own }) =>
    setStatus(db, readerOf(own), body),
  );
  answer(app, noticeCalls.readAll, noticeContract.readAll, ({ db, body, ...own }) =>
    readAll(db, readerOf(own), body.kind),
  );
}

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
  answer(app, noticeCalls.replyList, noticeContract.replyList, ({ db, query, ...own }) =>
    listReplies(db, readerOf(own), query),
  );
  answer(app, noticeCalls.likeList, noticeContract.likeList, ({ db, query, ...own }) =>
    listLikes(db, readerOf(own), query),
  );
}
