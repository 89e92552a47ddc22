import { chapterCalls as calls } from '@cheese/domain/calls/learning/chapter';
import { chapterContract as contract } from '@cheese/domain/contract/learning/chapter';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../../calls/call';
import { listChapters, readChapter } from './chapter.service';

export function chapterRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, listChapters);
  answer(app, calls.detail, contract.detail, readChapter);
}
