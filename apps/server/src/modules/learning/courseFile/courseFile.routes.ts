import { Readable } from 'node:stream';
import { courseFileCalls as calls } from '@cheese/domain/calls/learning/courseFile';
import { courseFileContract as contract } from '@cheese/domain/contract/learning/courseFile';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { isFetchedBy } from '../../../calls/ownFile';
import { dispositionOf } from '../../../ports/handedOut';
import { refuse } from '../../../calls/refusal';
import { findMade } from '../courseMaking/courseMaking.door';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { makeCourseFile } from './export.make';
import { filePath, offerCourseFile, readFilePass } from './export.service';
import {
  beginImport,
  cancelImport,
  finishImport,
  goOnImporting,
  readImport,
} from './import.service';
import { writeZip } from './zip/zip.write';

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

/** Hands a course out as one file, piece by piece: none of it lies anywhere as a whole. */
export const serveCourseFiles = (parts: LessonParts) => (app: FastifyInstance) => {
  const config = { access: 'open', isPathSecret: true } as const;
  app.get<{ Params: { pass: string } }>(
    `${filePath}:pass.zip`,
    { config },
    async (request, reply) => {
      const { database, clock, storage } = app.house;
      const { db } = database;
      const pass = await readFilePass(db, clock, request.params.pass);
      const isTheirs = pass !== null && (await isFetchedBy(request, pass.personId));
      const made = isTheirs ? await findMade(db, pass.courseId) : null;
      const { row } = made ?? refuse('courseFile.linkGone');
      const { files, bytes } = await makeCourseFile({ db, storage, parts }, row);
      const fileName = `${row.name}_${chinaDay(clock.now().getTime())}.zip`;
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': dispositionOf('made.zip', fileName),
        'content-length': bytes,
        'cache-control': 'private, no-store',
      });
      const content = request.method === 'HEAD' ? [] : writeZip(files);
      return reply.send(Readable.from(content, { objectMode: false }));
    },
  );
};
