import { classroomCalls as calls } from '@cheese/domain/calls/classroom/classroom';
import { classroomContract as contract } from '@cheese/domain/contract/classroom/classroom';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInClassroom } from '../seat/answerInClassroom';
import { evaluate, listEvaluations, readMyEvaluation } from './classEvaluation.service';
import { listClassrooms, listCourses, readClassroom, setCourse } from './classroom.service';
import { readStudyData } from './classroom.study';

export function classroomRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, person, query }) =>
    listClassrooms(db, person, query),
  );
  answerInClassroom(app, calls.detail, contract.detail, readClassroom);
  answerInClassroom(app, calls.studyData, contract.studyData, readStudyData);
  answerInClassroom(app, calls.courses, contract.courses, ({ query, ...context }) =>
    listCourses(context, query),
  );
  answerInClassroom(app, calls.setCourse, contract.setCourse, ({ body, ...context }) =>
    setCourse(context, body),
  );
  answerInClassroom(app, calls.myEvaluation, contract.myEvaluation, ({ db, seat, person }) =>
    readMyEvaluation(db, seat, person.id),
  );
  answerInClassroom(app, calls.evaluations, contract.evaluations, ({ db, seat, query }) =>
    listEvaluations(db, seat, query),
  );
  answerInClassroom(app, calls.evaluate, contract.evaluate, ({ body, ...context }) =>
    evaluate(context, body),
  );
}
