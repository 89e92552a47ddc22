import { slideLibraryCalls as calls } from '@cheese/domain/calls/slides/slideLibrary';
import { slideLibraryContract as contract } from '@cheese/domain/contract/slides/slideLibrary';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../../calls/shared';
import { answer } from '../../../../calls/call';
import { answerWithCards, ownSold } from '../../../shop/commodity/viewer';
import { libraryDirectory, listLibraries, readLibrary } from './slideLibrary.service';
import { countLook } from '../slide.looks';

export function slideLibraryRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    calls.list,
    contract.list,
    ({ db, query }, viewer) => listLibraries(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSold(one, own)), total }),
  );
  answerWithCards(app, calls.detail, contract.detail, readLibrary, (library, own) => {
    const owned = ownSold(library, own);
    return { ...owned, validUntil: owned.openUntil };
  });
  answerSharedTo(app, calls.directory, contract.directory, libraryDirectory);
  answer(app, calls.viewCount, contract.viewCount, countLook);
}
