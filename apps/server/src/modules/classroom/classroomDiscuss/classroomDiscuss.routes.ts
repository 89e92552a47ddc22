import { classroomDiscussCalls as calls } from '@cheese/domain/calls/classroom/classroomDiscuss';
import { classroomDiscussContract as contract } from '@cheese/domain/contract/classroom/classroomDiscuss';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInClassroom } from '../seat/answerInClassroom';
import { listTopics, locateTopic, readTopic } from './topic.read';
import {
  editTopic,
  pinTopic,
  publishTopic,
  removeTopic,
  setBest,
  setTopicState,
} from './topic.service';

export function classroomDiscussRoutes(app: FastifyInstance) {
  answerInClassroom(app, calls.list, contract.list, ({ query, ...context }) =>
    listTopics(context, query),
  );
  answerInClassroom(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readTopic(context, query.id),
  );
  answer(app, calls.locate, contract.locate, ({ db, person, query }) =>
    locateTopic(db, person, query.id),
  );
  answerInClassroom(app, calls.publish, contract.publish, ({ body, ...context }) =>
    publishTopic(context, body),
  );
  answerInClassroom(app, calls.edit, contract.edit, ({ body, ...context }) =>
    editTopic(context, body),
  );
  answerInClassroom(app, calls.setState, contract.setState, ({ body, ...context }) =>
    setTopicState(context, body),
  );
  answerInClassroom(app, calls.pin, contract.pin, ({ body, ...context }) =>
    pinTopic(context, body),
  );
  answerInClassroom(app, calls.setBest, contract.setBest, ({ body, ...context }) =>
    setBest(context, body),
  );
  answerInClassroom(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeTopic(context, query.id),
  );
}
