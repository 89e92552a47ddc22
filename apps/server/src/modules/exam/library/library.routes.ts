import { questionLibraryCalls as calls } from '@cheese/domain/calls/exam/questionLibrary';
import { questionLibraryContract as contract } from '@cheese/domain/contract/exam/questionLibrary';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { viewerOf } from '../../shop/commodity/viewer';
import { readCatalog } from './library.catalog';
import { listLibraries, readLibrary } from './library.service';
import { listSubscribed, putOnShelf, refreshProgress, takeOffShelf } from './library.shelf';

export function questionLibraryRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, async ({ db, query, ...who }) =>
    listLibraries(db, await viewerOf(db, who), query),
  );
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) =>
    readLibrary(asking, query.id),
  );
  answer(app, calls.catalog, contract.catalog, ({ query, ...asking }) =>
    readCatalog(asking, query.libraryId),
  );
  answer(app, calls.refresh, contract.refresh, ({ body, ...asking }) =>
    refreshProgress(asking, body),
  );
  answer(app, calls.subscribe, contract.subscribe, ({ body, ...asking }) =>
    putOnShelf(asking, body.libraryId),
  );
  answer(app, calls.unsubscribe, contract.unsubscribe, ({ query, ...asking }) =>
    takeOffShelf(asking, query.libraryId),
  );
  answer(app, calls.subscribed, contract.subscribed, ({ query, ...asking }) =>
    listSubscribed(asking, query),
  );
}
