import { slidePanelCalls as calls } from '@cheese/domain/calls/slides/slidePanel';
import { slidePanelContract as contract } from '@cheese/domain/contract/slides/slidePanel';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  listPractices,
  listVideos,
  readInformation,
  readPathology,
  readWords,
  writeWords,
} from './slidePanel.service';

export function slidePanelRoutes(app: FastifyInstance) {
  answer(app, calls.videos, contract.videos, ({ query, ...context }) =>
    listVideos(context, query.slideId),
  );
  answer(app, calls.practices, contract.practices, ({ query, ...context }) =>
    listPractices(context, query.slideId),
  );
  answer(app, calls.information, contract.information, ({ query, ...context }) =>
    readInformation(context, query.slideId),
  );
  answer(app, calls.pathology, contract.pathology, ({ query, ...context }) =>
    readPathology(context, query.slideId),
  );
  answer(app, calls.words, contract.words, ({ query, ...context }) =>
    readWords(context, query.slideId),
  );
  answer(app, calls.saveWords, contract.saveWords, ({ body, ...context }) =>
    writeWords(context, body),
  );
}
