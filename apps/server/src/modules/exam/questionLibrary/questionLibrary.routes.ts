import { questionLibraryCalls as calls } from '@cheese/domain/calls/exam/questionLibrary';
import { questionLibraryContract as contract } from '@cheese/domain/contract/exam/questionLibrary';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { libraryCatalog } from './questionLibrary.catalog';
import { libraryDetail } from './questionLibrary.detail';
import { listLibraries } from './questionLibrary.service';
import { readStatistics } from './questionLibrary.statistics';
import { listSubscribed, putOnShelf, refreshProgress, takeOffShelf } from './questionLibrary.shelf';

export function questionLibraryRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    calls.list,
    contract.list,
    ({ db, query }, viewer) => listLibraries(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSold(one, own)), total }),
  );
  answerSharedTo(app, calls.detail, contract.detail, libraryDetail);
  answerSharedTo(app, calls.catalog, contract.catalog, libraryCatalog);
  answer(app, calls.refresh, contract.refresh, ({ body, ...context }) =>
    refreshProgress(context, body),
  );
  answer(app, calls.subscribe, contract.subscribe, ({ body, ...context }) =>
    putOnShelf(context, body.libraryId),
  );
  answer(app, calls.unsubscribe, contract.unsubscribe, ({ query, ...context }) =>
    takeOffShelf(context, query.libraryId),
  );
  answer(app, calls.statistics, contract.statistics, ({ query, ...context }) =>
    readStatistics(context, query.libraryId),
  );
  answer(app, calls.subscribed, contract.subscribed, ({ query, ...context }) =>
    listSubscribed(context, query),
  );
}
