import { Readable } from 'node:stream';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { FastifyInstance } from 'fastify';
import { isFetchedBy } from '../../../calls/ownFile';
import { refuse } from '../../../calls/refusal';
import { dispositionOf } from '../../../ports/handedOut';
import { findMade } from '../courseMaking/courseMaking.door';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { makeCourseFile } from './export.make';
import { filePath, readFilePass } from './export.service';
import { writeZip } from './zip/zip.write';

/** Hands a course out as one file, piece by piece: none of it lies anywhere as a whole. */
export const courseFileServingRoutes = (parts: LessonParts) => (app: FastifyInstance) => {
  const config = { access: 'open', isPathSecret: true } as const;
  app.get<{ Params: { pass: string } }>(
    `${filePath}:pass.zip`,
    { config },
    async (request, reply) => {
      const { database, clock, storage } = app.services;
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
