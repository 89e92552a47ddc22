import { courseFileCalls as calls } from '@cheese/domain/calls/learning/courseFile';
import { courseFileContract as contract } from '@cheese/domain/contract/learning/courseFile';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { offerCourseFile } from './export.service';
import {
  beginImport,
  cancelImport,
  finishImport,
  goOnImporting,
  readImport,
} from './import.service';

/** Lessons name questions and slides, which stand above this wing: they are handed over. */
export const courseFileRoutes = (parts: LessonParts) => (app: FastifyInstance) => {
  answer(app, calls.make, contract.make, ({ body, ...maker }) =>
    offerCourseFile(maker, parts, body.courseId),
  );
  answer(app, calls.begin, contract.begin, ({ body, ...maker }) => beginImport(maker, body));
  answer(app, calls.goOn, contract.goOn, ({ body, ...maker }) =>
    goOnImporting(maker, body.importId),
  );
  answer(app, calls.finish, contract.finish, ({ body, ...maker }) =>
    finishImport(maker, body.importId),
  );
  answer(app, calls.detail, contract.detail, ({ query, ...maker }) =>
    readImport(maker, query.importId),
  );
  answer(app, calls.cancel, contract.cancel, ({ body, ...maker }) =>
    cancelImport(maker, body.importId),
  );
};
