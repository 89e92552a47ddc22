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
  answer(app, calls.videos, contract.videos, ({ query, ...asking }) =>
    listVideos(asking, query.slideId),
  );
  answer(app, calls.practices, contract.practices, ({ query, ...asking }) =>
    listPractices(asking, query.slideId),
  );
  answer(app, calls.information, contract.information, ({ query, ...asking }) =>
    readInformation(asking, query.slideId),
  );
  answer(app, calls.pathology, contract.pathology, ({ query, ...asking }) =>
    readPathology(asking, query.slideId),
  );
  answer(app, calls.words, contract.words, ({ query, ...asking }) =>
    readWords(asking, query.slideId),
  );
  answer(app, calls.saveWords, contract.saveWords, ({ body, ...asking }) =>
    writeWords(asking, body),
  );
}
