import { classroomNoticeCalls as calls } from '@cheese/domain/calls/classroom/classroomNotice';
import { classroomNoticeContract as contract } from '@cheese/domain/contract/classroom/classroomNotice';
import type { FastifyInstance } from 'fastify';
import { answerInClassroom } from '../seat/answerInClassroom';
import {
  editNotice,
  listNotices,
  pinNotice,
  publishNotice,
  readNotice,
  removeNotice,
} from './classroomNotice.service';

export function classroomNoticeRoutes(app: FastifyInstance) {
  answerInClassroom(app, calls.list, contract.list, ({ query, ...context }) =>
    listNotices(context, query),
  );
  answerInClassroom(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readNotice(context, query.id),
  );
  answerInClassroom(app, calls.publish, contract.publish, ({ body, ...context }) =>
    publishNotice(context, body),
  );
  answerInClassroom(app, calls.edit, contract.edit, ({ body, ...context }) =>
    editNotice(context, body),
  );
  answerInClassroom(app, calls.pin, contract.pin, ({ body, ...context }) =>
    pinNotice(context, body),
  );
  answerInClassroom(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeNotice(context, query.id),
  );
}
